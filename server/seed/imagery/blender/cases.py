"""The charging case: a low round drum. The string runs across its lid and round its wall, where the scale hangs from it
over three octaves; the lamp is one struck tick."""
from dataclasses import dataclass

import numpy as np

from buds import hook_bud, peg_bud, small_bud
from fields import (
    below, circle, common, cut, ellipsoid, frame, grown, inlay, mirrored, placed, rectangle, slab, stamp, turn_x, turn_z,
    union,
)
from motifs import face, scale_band

@dataclass(frozen=True)
class Drum:
    """A case's measures in millimetres, and where the right bud's middle lies in it."""

    radius: float = 27.6
    half_height: float = 13.4
    edge: float = 6.2
    seat_at: tuple = (11.2, 3.0, 2.2)

    @property
    def hinge_axis(self):
        return (0, self.radius - 2.5, PARTING)

    def outer(self):
        return slab(circle(self.radius), self.half_height, self.edge, roundness=2.5)


#: Height at which lid and base part.
PARTING = 3.6
WALL = 1.7
#: How a bud lies in its cavity: face up, peg to the front. The other bud is its mirror image.
SEAT_TURN = turn_x(-90)
#: Half a tick's distance from the front, so that the lamp has its place between two.
BAND_AXES = (turn_z(4.5) @ np.eye(3)).astype(np.float32)
EVERYDAY = Drum()
#: Hooks need room.
SPORT = Drum(radius=43.5, half_height=14.4, edge=7.0, seat_at=(10.6, -5.5, 2.2))


def base_parts(drum, body, cavity):
    radius = drum.radius
    base = common(body, below((0, 0, 1), PARTING - 0.06), blend=0.5)
    hollow = common(grown(body, -WALL), lambda points: PARTING - 4.5 - points[:, 2])
    base = cut(base, hollow, 0.5)
    front = frame((0, -1, 0))
    lamp_at = stamp(rectangle(0.34, 1.5, 0.3), (0, 0, PARTING - 5.3), front)
    base, lamp = inlay(base, lamp_at, gap=0.03, recess=0.02, depth=0.5, blend=0.1)
    band = scale_band(radius, PARTING - 1.6, BAND_AXES, octaves=3, short=1.5, tall=2.7, width=0.36)
    base, ring = inlay(base, band, gap=0.03, recess=0.02, depth=0.6, blend=0.08)
    tray = common(grown(body, -WALL - 0.02), below((0, 0, 1), PARTING - 0.8), blend=0.6)
    tray = common(cut(tray, cavity, 1.2), lambda points: -points[:, 2] - 14)
    reach = radius + 1.5
    return [
        ('base', base, (-reach, -reach, -17), (reach, reach, 5), 0.15, 'body'),
        ('string', ring, (-reach, -reach, -2), (reach, reach, 4), 0.12, 'accent'),
        ('lamp', lamp, (-2, -reach, -3), (2, 4 - radius, 1), 0.07, 'lamp'),
        ('tray', tray, (-reach, -reach, -15), (reach, reach, 5), 0.17, 'inner'),
    ]


def lid_parts(drum, body, model):
    radius = drum.radius
    lid = common(body, lambda points: PARTING + 0.06 - points[:, 2], blend=0.5)
    lid = cut(lid, common(grown(body, -WALL), lambda points: PARTING - 3 - points[:, 2]), 0.5)
    lid = cut(lid, ellipsoid((0, -radius - 3.0, PARTING + 1.4), (8, 4.2, 2.0)), 0.8)
    signs = stamp(face(radius - drum.edge * 0.55, model, width=0.62), (0, 0, drum.half_height - 1), np.eye(3, dtype=np.float32))
    lid, inlaid = inlay(lid, signs, gap=0.04, recess=0.03, depth=0.5, blend=0.08)
    liner = common(grown(body, -WALL - 0.05), lambda points: PARTING + 1.5 - points[:, 2], blend=0.4)
    liner = cut(liner, slab(circle(radius - 6.5), 7.5, 3.0, at=(0, 0, PARTING)), 1.6)
    reach = radius + 1.5
    return [
        ('lid', lid, (-reach, -reach, 2), (reach, reach, 17), 0.15, 'body'),
        ('lid signs', inlaid, (-reach, -reach, 13), (reach, reach, 17), 0.12, 'accent'),
        ('liner', liner, (-reach, -reach, 2), (reach, reach, 17), 0.18, 'inner'),
    ]


def round_case(bud, model, drum=EVERYDAY):
    body, radius = drum.outer(), drum.radius
    seat = placed(grown(bud['core'], 0.4), drum.seat_at, SEAT_TURN)
    cavity = union(seat, mirrored(seat))
    hinge = slab(rectangle(9, 1.8, 0.8), 1.2, 0.5, at=(0, radius - 0.7, PARTING), axes=frame((0, 1, 0)))
    return dict(
        parts=[
            *base_parts(drum, body, cavity),
            *lid_parts(drum, body, model),
            ('hinge', hinge, (-13, radius - 4, 1), (13, radius + 3, 8), 0.12, 'accent'),
        ],
        lid=('lid', 'lid signs', 'liner'),
        drum=drum,
    )


def peg_case(model):
    return round_case(peg_bud(model), model)


def small_case(model=None):
    return round_case(small_bud(model), model)


def hook_case(model=None):
    return round_case(hook_bud(model), model, SPORT)
