"""Puts models on the stage: which models there are, their materials, and how they stand. Positions in millimetres."""
import functools
import hashlib
import math
import os

import bpy
from mathutils import Matrix

from accessories import MODELS as ACCESSORIES
from buds import hook_bud, peg_bud, small_bud
from cases import SEAT_TURN, hook_case, peg_case, small_case
from materials import material, materials_of, perforated
from mesher import UNITS, mesh

#: Over-ear headphones and the neckband, whose files hold their shots too, are added by `shots.py`.
MODELS = {
    'peg bud': peg_bud, 'small bud': small_bud, 'hook bud': hook_bud,
    'peg case': peg_case, 'small case': small_case, 'hook case': hook_case,
    **ACCESSORIES,
}
#: A change in any of these files, or in a model's own, makes the kept meshes stale.
SHAPING = ('fields.py', 'motifs.py', 'mesher.py', 'buds.py', 'cases.py')


@functools.lru_cache(None)
def model(kind, mark):
    return MODELS[kind](mark)


@functools.lru_cache(None)
def signature(kind):
    here = os.path.dirname(os.path.abspath(__file__))
    own = os.path.basename(MODELS[kind].__code__.co_filename)
    digest = hashlib.sha1()
    for name in (*SHAPING, *({own} - {*SHAPING})):
        with open(os.path.join(here, name), 'rb') as source:
            digest.update(source.read())
    return digest.hexdigest()


def at(x, y, z):
    return Matrix.Translation((x * UNITS, y * UNITS, z * UNITS))


def about(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def as_matrix(turn):
    return Matrix([[*map(float, row), 0] for row in turn] + [[0, 0, 0, 1]])


def put(kind, mark, finish, place, cache, fineness=1.0, mirrored=False):
    """Places a model and returns its parts by name. `fineness` below 1 makes the grid finer, for near pictures."""
    surfaces, stand = materials_of(finish), bpy.data.objects.new(kind, None)
    bpy.context.collection.objects.link(stand)
    things = {}
    for name, field, low, high, step, surface in model(kind, mark)['parts']:
        low, high = tuple(map(float, low)), tuple(map(float, high))
        data = mesh(f'{kind} {mark} {name}', field, low, high, step * fineness, signature(kind), cache)
        thing = bpy.data.objects.new(name, data)
        if not data.materials:
            data.materials.append(material('dark', '#0a0a0b', 0.5))
        bpy.context.collection.objects.link(thing)
        thing.material_slots[0].link = 'OBJECT'
        if isinstance(surface, tuple):
            _, colour, pitch, axes = surface
            thing.material_slots[0].material = perforated(f'{kind} {name}', colour, pitch, (axes[:, 0], axes[:, 1]))
        else:
            thing.material_slots[0].material = surfaces[surface]
        thing.parent = stand
        things[name] = thing
    stand.matrix_world = place @ (Matrix.Diagonal((-1, 1, 1, 1)) if mirrored else Matrix())
    return things


def open_case(kind, bud, mark, finish, place, cache, degrees, fineness=1.0):
    """A case with its lid raised and both buds in their cavities; `bud` is None for an empty case."""
    things = put(kind, mark, finish, place, cache, fineness)
    drum = model(kind, mark)['drum']
    x, y, z = drum.hinge_axis
    for name in model(kind, mark)['lid']:
        things[name].matrix_local = at(x, y, z) @ about('X', -degrees) @ at(-x, -y, -z)
    if bud is None:
        return
    right = at(*drum.seat_at) @ as_matrix(SEAT_TURN)
    put(bud, mark, finish, place @ right, cache, fineness)
    put(bud, mark, finish, place @ Matrix.Diagonal((-1, 1, 1, 1)) @ right, cache, fineness)
