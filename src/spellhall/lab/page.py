"""A report as one HTML file that needs nothing else: no script, no fonts, no network."""

from __future__ import annotations

from html import escape

from spellhall.lab.charts import curve, histogram, whiskers
from spellhall.lab.ranges import MET, MISSED, PERHAPS, UNSURE
from spellhall.lab.report import Block, Curve, Grid, Histogram, Report, Section, Sentences, Whiskers

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #22242a; --faint: #6a6f7b; --rule: #e2e0da;
  --blue: #2f6fb0; --sand: #d29a3a; --good: #2d7d46; --bad: #b3372f; --maybe: #946200; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --card: #1e2128; --ink: #e6e6e3; --faint: #a0a5b0;
  --rule: #343944; --blue: #6fb0ee; --sand: #e2b45f; --good: #74c98e; --bad: #f08a80; --maybe: #dfb155; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .25rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; color: var(--faint); max-width: 46rem; }
nav { margin: .5rem 0; } nav a { color: var(--blue); margin-right: .9rem; white-space: nowrap; }
.blocks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 1rem; }
.blocks { align-items: start; }
figure, .wide { margin: 0; padding: .75rem; border: 1px solid var(--rule); border-radius: .5rem; }
figure, .wide { background: var(--card); }
.wide { grid-column: 1 / -1; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .small { fill: var(--faint); font-size: 10.5px; }
svg .over { paint-order: stroke; stroke: var(--card); stroke-width: 3px; }
.grid { stroke: var(--rule); } .mark { stroke: var(--faint); stroke-dasharray: 3 3; }
.whisker { stroke: var(--blue); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot { fill: var(--blue); } .bar0 { fill: var(--blue); } .bar1 { fill: var(--sand); }
.band { fill: var(--blue); opacity: .18; } .curve { fill: none; stroke: var(--blue); stroke-width: 2; }
table { border-collapse: collapse; font-size: .9rem; } th { text-align: right; color: var(--faint); font-weight: 500; }
td, th { padding: .2rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
ul { list-style: none; margin: 0; padding: 0; } li { padding: .3rem 0; border-bottom: 1px solid var(--rule); }
li { display: grid; grid-template-columns: 9.5em 1fr; gap: .5rem; }
li:last-child { border: 0; } li b { font-weight: 600; }
@media (max-width: 36rem) { body { padding: .75rem; } li { grid-template-columns: 1fr; gap: 0; } }
.good { color: var(--good); } .bad { color: var(--bad); } .maybe { color: var(--maybe); }
summary { cursor: pointer; font-weight: 600; }
"""

TONES = {MET: "good", UNSURE: "good", PERHAPS: "maybe", MISSED: "bad"}
LONG = 15
"""A longer table is folded."""


def draw_page(report: Report) -> str:
    """The whole file."""
    links = " ".join(
        f'<a href="#{number}">{escape(section.title)}</a>' for number, section in enumerate(report.sections)
    )
    sections = "".join(_section(number, section) for number, section in enumerate(report.sections))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(report.title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(report.title)}</h1><p>{escape(report.about)}</p><nav>{links}</nav>{sections}</body></html>\n"
    )


def _section(number: int, section: Section) -> str:
    about = f"<p>{escape(section.about)}</p>" if section.about else ""
    blocks = "".join(_block(block) for block in section.blocks)
    return (
        f'<section id="{number}"><h2>{escape(section.title)}</h2>{about}<div class="blocks">{blocks}</div></section>\n'
    )


def _block(block: Block) -> str:
    match block:
        case Whiskers():
            drawn = whiskers(block)
        case Histogram():
            drawn = histogram(block)
        case Curve():
            drawn = curve(block)
        case Grid():
            return _grid(block)
        case Sentences():
            return _sentences(block)
    return f"<figure><h3>{escape(block.title)}</h3>{drawn}</figure>"


def _grid(block: Grid) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in block.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in block.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    if len(block.rows) > LONG:
        return f'<details class="wide"><summary>{escape(block.title)}</summary>{table}</details>'
    return f'<div class="wide"><h3>{escape(block.title)}</h3>{table}</div>'


def _sentences(block: Sentences) -> str:
    rows = "".join(
        f'<li><b class="{TONES.get(word, "")}">{escape(word)}</b> {escape(sentence)}</li>'
        for word, sentence in block.rows
    )
    return f'<div class="wide"><ul>{rows}</ul></div>'
