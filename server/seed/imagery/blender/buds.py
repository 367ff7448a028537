"""Shruti's bud: a short round drum with the string across its face and the scale round its wall, and below it a short
tapered peg, as a tambura is tuned by.

Everyday models have the peg; the sports bud has a hook in its place; the small bud is the drum alone. Each function
returns parts `(name, field, low corner, high corner, grid step, material)` in millimetres and `core`, the body without
detail, from which cases cut their cavities. A bud's face looks along -y, its tip into the ear along `INTO_EAR`.
"""
import numpy as np

from fields import (
    circle, common, curve, cut, ellipsoid, engraved, frame, grown, inlay, parted, placed, point, rectangle, slab, stamp,
    taper, tube, turned_skin, union, unit,
)
from motifs import face, scale_band

INTO_EAR = unit((0.46, 0.82, 0.26))
OUTWARD = (0, -1, 0)
FACE_AXES = frame(OUTWARD)
DRUM_RADIUS, DRUM_HALF, DRUM_EDGE = 8.7, 3.6, 1.3
HONEYCOMB_PITCH = 0.03


def ear_tip(at, axis, size=1.0):
    """A silicone tip: a domed skirt round a core. `size` 0.86, 1 and 1.14 are small, medium and large."""
    skirt = curve((6.05 * size, -0.2), (6.35 * size, 2.6), (5.2 * size, 5.0), (3.15 * size, 6.15), steps=18)
    mouth = curve((3.15 * size, 6.15), (2.75 * size, 6.3), (2.45 * size, 6.1), (2.3, 5.4), steps=8)
    profile = np.vstack([skirt, mouth, [(2.3, -0.6)]])
    thickness = np.concatenate([np.linspace(0.16, 0.42, 18), np.full(8, 0.45), [0.5]])
    reach, middle = 8.6 * size, np.array(at) + np.array(axis) * 3
    skin = turned_skin(profile, thickness, at, frame(axis), squash=0.9)
    return ('tip', skin, middle - reach, middle + reach, 0.1, 'silicone')


def drum():
    """The body that all buds share: the drum, the shoulder behind it and the nozzle."""
    body = slab(circle(DRUM_RADIUS), DRUM_HALF, DRUM_EDGE, axes=FACE_AXES, roundness=2.4)
    # A finger finds the face by its shallow dish.
    body = cut(body, ellipsoid((0, -DRUM_HALF - 119.85, 0), (120, 120, 120)), 0.8)
    shoulder = ellipsoid((1.0, 4.0, 0.4), (6.5, 5.8, 6.5))
    nozzle = taper(INTO_EAR * 4, INTO_EAR * 12.4, 4.8, 2.9)
    return union(union(body, shoulder, blend=3.0), nozzle, blend=3.0)


def finished(body, core, model, extra, inlaid=True):
    """Adds what every bud carries: the signs on face and wall, the microphone, the speaker and the tip.

    Tivra's face is a disc of brushed metal, the others' a disc of the body's own material with a fine joint. `inlaid`
    buds have all signs in metal; the small ones have the string in metal and the scale engraved.
    """
    line = 0.42 if inlaid else 0.6
    disc = stamp(circle(DRUM_RADIUS - DRUM_EDGE - 0.35), (0, 0, 0), FACE_AXES)
    signs = stamp(face(DRUM_RADIUS - DRUM_EDGE - 0.35, model, line), (0, 0, 0), FACE_AXES)
    band = scale_band(DRUM_RADIUS, 1.25, FACE_AXES, width=line * 0.7)
    near_face, wall = ((-9, -5, -9), (9, -1, 9)), ((-10, -4, -10), (10, 3, 10))
    parts = list(extra)
    if inlaid:
        body, ring = inlay(body, band, gap=0.02, recess=0.02, depth=0.35, blend=0.05)
        body, plate = inlay(body, disc, gap=0.05, recess=0.02, depth=0.6, blend=0.1)
        plate, piece = inlay(plate, signs, gap=0.02, recess=0.02, depth=0.3, blend=0.05)
        metal = model == 'tivra'
        parts += [
            ('ring', ring, *wall, 0.06, 'accent'),
            ('plate', plate, *near_face, 0.07, 'brushed' if metal else 'gloss'),
            ('signs', piece, *near_face, 0.06, 'body' if metal else 'accent'),
        ]
    else:
        body = engraved(body, band, depth=0.4, blend=0.06)
        body, piece = inlay(body, signs, gap=0.02, recess=0.02, depth=0.4, blend=0.05)
        parts.append(('signs', piece, *near_face, 0.06, 'accent'))
    microphone = stamp(rectangle(0.9, 0.26, 0.26), (0, 0.9, 6), frame((0, 0.0, 1)))
    body, piece = inlay(body, microphone, gap=0.03, recess=0.25, depth=0.8)
    parts.append(('microphone', piece, (-3, -5, 5), (3, 4, 10), 0.07, 'dark'))
    body = common(body, lambda points: points @ INTO_EAR - 12.3, blend=0.6)
    speaker = slab(lambda x, y: circle(2.4)(x, y), 0.25, 0.1, at=INTO_EAR * 12.6, axes=frame(INTO_EAR))
    middle = INTO_EAR * 12.6
    mesh = ('perforated', '#77787c', HONEYCOMB_PITCH, frame(INTO_EAR))
    parts.append(('speaker', speaker, middle - 4, middle + 4, 0.08, mesh))
    parts.append(('shell', body, (-14, -6, -24), (16, 16, 14), 0.085, 'body'))
    parts.append(ear_tip(INTO_EAR * 9.4, INTO_EAR))
    room = placed(slab(circle(6.2), 4.2, 1.2), INTO_EAR * 11.6, frame(INTO_EAR))
    return dict(parts=parts, core=union(core, room, blend=1.0))


def peg_bud(model):
    """The everyday bud. The peg ends in a turned metal ferrule."""
    top, end = point(-1.2, 0.2, -5.5), point(-2.4, 0.2, -15.4)
    axis = unit(end - top)
    body = union(drum(), taper(top, end, 3.6, 2.5), blend=3.0)
    core = body
    tip_height = float(end @ axis) + 1.1
    body = common(body, lambda points: points @ axis - tip_height, blend=0.7)
    ferrule = common(body, lambda points: tip_height - 3.1 - points @ axis, blend=0.2)
    body = common(body, lambda points: points @ axis - tip_height + 3.2, blend=0.2)
    ferrule = parted(ferrule, lambda points: points @ axis - tip_height + 1.5, width=0.25, depth=0.25)
    extra = [('ferrule', ferrule, (-8, -5, -24), (3, 5, -9), 0.07, 'accent')]
    return finished(body, core, model, extra)


def small_bud(model=None):
    """The small bud: the drum alone, its scale engraved and not inlaid."""
    body = drum()
    return finished(body, body, model, [], inlaid=False)


def hook_bud(model=None):
    """The sports bud: a silicone hook rises from the drum, goes over the ear and ends behind the lobe."""
    path = curve((3.2, 1, 5), (5, 0, 19), (14, 3, 29), (26, 6, 24), (27, 8, 3), (22, 8, -12), steps=40)
    radii = np.interp(np.linspace(0, 1, 40), [0, 0.12, 0.5, 0.85, 1], [2.7, 1.5, 1.25, 1.8, 2.0])
    hook = ('hook', tube(path, radii), (-1, -4, -18), (32, 14, 28), 0.11, 'silicone')
    body = drum()
    # A case takes the hook from above: its channel is open towards the face.
    flat = tube(path * (1, 0, 1), radii + 0.5)
    channel = lambda points: np.maximum(flat(points * point(1, 0, 1)), points[:, 1] - 11.5)
    return finished(body, union(grown(body, 0.2), channel), model, [hook])
