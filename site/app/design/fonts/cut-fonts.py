"""Cuts the two typefaces to what Portuguese and English need, and takes the slash out of the reading face's zero.

    npm install --no-save --prefix /tmp/faces \\
      @fontsource-variable/atkinson-hyperlegible-next@5.3.0 @fontsource-variable/newsreader@5.3.0
    python3 -m venv /tmp/cut && /tmp/cut/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/cut/bin/python site/app/design/fonts/cut-fonts.py /tmp/faces/node_modules/@fontsource-variable

The same packages give the same files, byte for byte. Why: docs/decisions/0024.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = Path(sys.argv[1])

CHARACTERS = (
    "20-7E,A0-FF,131,152-153,2009,2010-2015,2018-201A,201C-201E,2022,2026,202F,2039,203A,20AC,2122,2190-2193,2212"
)
# Names of patients from elsewhere: Polish, Czech, Romanian, Turkish and their neighbours.
MORE_CHARACTERS = "100-24F"
ATKINSON = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-{}.woff2"
MORE_OF_ATKINSON = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2"
NEWSREADER = "newsreader/files/newsreader-latin-opsz-normal.woff2"
ON_CURVE = 1


def read_cut(package_file, axes, characters=CHARACTERS):
    # The time of the cut is not written into the file, so that it can be made again.
    font = TTFont(PACKAGES / package_file, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["*"]))
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    return instantiateVariableFont(font, axes)


def make_zero_plain(font):
    """The slash leaves two half counters. Joined where it cut them, they are the counter of the same zero without it.

    Tabular figures are composites of the plain ones and follow by themselves.
    """
    name = font.getBestCmap()[ord("0")]
    zero = font["glyf"][name]
    if zero.numberOfContours != 3:
        raise SystemExit("the zero of this version is drawn otherwise: look at it first")
    outer_end, first_end, second_end = zero.endPtsOfContours
    outer = list(range(outer_end + 1))
    first = without_slash(zero.flags, outer_end + 1, first_end)
    second = without_slash(zero.flags, first_end + 1, second_end)

    def redrawn(points):
        counter = [
            *(points[i] for i in first),
            crossing(points, first[-2:], second[1::-1]),
            *(points[i] for i in second),
            crossing(points, second[-2:], first[1::-1]),
        ]
        return [points[i] for i in outer] + counter

    drawn = list(zero.coordinates)
    at_default = redrawn(drawn)
    for variation in font["gvar"].variations[name]:
        moves, ends = variation.coordinates[: len(drawn)], variation.coordinates[len(drawn) :]
        at_bold = redrawn([(x + dx, y + dy) for (x, y), (dx, dy) in zip(drawn, moves)])
        variation.coordinates = [(bx - x, by - y) for (x, y), (bx, by) in zip(at_default, at_bold)] + ends

    kept = lambda indices: [zero.flags[i] & ON_CURVE for i in indices]
    zero.coordinates = GlyphCoordinates(at_default)
    zero.flags = bytearray([*kept(outer), *kept(first), 0, *kept(second), 0])
    zero.endPtsOfContours = [outer_end, len(at_default) - 1]
    zero.numberOfContours = 2
    zero.recalcBounds(font["glyf"])


def without_slash(flags, start, end):
    """The points of a half counter from one end of the slash's straight edge round to the other."""
    points = list(range(start, end + 1))
    after = points[1:] + points[:1]
    straight = [place for place, (a, b) in enumerate(zip(points, after)) if flags[a] & flags[b] & ON_CURVE]
    if len(straight) != 1:
        raise SystemExit("a half counter of the zero has no single straight edge: look at it first")
    return points[straight[0] + 1 :] + points[: straight[0] + 1]


def crossing(points, leaving, arriving):
    """Where two curves, each given by its last two points, would meet if they went on straight: the point that joins them."""
    (ax, ay), (bx, by) = (points[i] for i in leaving)
    (cx, cy), (dx, dy) = (points[i] for i in reversed(arriving))
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    along = ((dx - bx) * vy - (dy - by) * vx) / (ux * vy - uy * vx)
    return (round(bx + along * ux), round(by + along * uy))


def reading_face(style):
    font = read_cut(ATKINSON.format(style), {"wght": (400, 700)})
    make_zero_plain(font)
    return font


def reading_face_for_papers(weight):
    """One weight, with the letters that the package keeps in a file of its own."""
    parts = [
        instantiateVariableFont(reading_face("normal"), {"wght": weight}),
        read_cut(MORE_OF_ATKINSON, {"wght": weight}, MORE_CHARACTERS),
    ]
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.ttf") for number in range(len(parts))]
        for part, file in zip(parts, files):
            part.flavor = None
            part.save(file)
        merged = Merger().merge(files)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = parts[0]["head"].modified
    return merged


def heading_face(weight):
    return read_cut(NEWSREADER, {"opsz": 40, "wght": weight})


def write(font, name):
    file = Path(__file__).with_name(name)
    font.flavor = file.suffix[1:]
    font.save(file)
    print(f"{file.stat().st_size:6} {name}")


write(reading_face("normal"), "atkinson-next-normal.woff2")
write(reading_face("italic"), "atkinson-next-italic.woff2")
# One weight: every first view waits for this file, and with a weight that can be varied it is 16 KB larger.
write(heading_face(580), "newsreader-heading.woff2")
# The libraries that draw share pictures and papers know neither woff2 nor weights that can be varied.
write(instantiateVariableFont(reading_face("normal"), {"wght": 600}), "atkinson-next-600.woff")
write(heading_face(600), "newsreader-600.woff")
for weight in (400, 600):
    write(reading_face_for_papers(weight), f"atkinson-next-paper-{weight}.woff")
