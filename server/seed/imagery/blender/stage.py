"""The studio: one large key from the upper left, light from above, two narrow rims, a weak fill, and the camera."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

CARD_SIDE = 128


def eased(values):
    return values * values * (3 - 2 * values)


def lamp(name, at, target, size, power, cache, feather=0.35, grade=0.0):
    """An area light whose face fades towards its edges, so that glossy plastic shows no hard-edged window.

    The face is a picture that is written and read again: lights stay black with one that was never on disk.
    """
    across = np.linspace(-1, 1, CARD_SIDE)
    fade = eased(np.clip((1 - np.abs(across)) / feather, 0, 1))
    face = fade[:, None] * fade[None] * (1 + grade * across)[:, None]
    pixels = np.ones((CARD_SIDE, CARD_SIDE, 4), np.float32)
    pixels[..., :3] = face[..., None]
    card = bpy.data.images.new(name, CARD_SIDE, CARD_SIDE, float_buffer=True)
    card.colorspace_settings.name = 'Linear'
    card.pixels.foreach_set(pixels.ravel())
    card.update()
    card.filepath_raw, card.file_format = os.path.join(cache, f'card-{name}.exr'), 'OPEN_EXR'
    card.save()
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size[0], size[1]
    light.energy, light.use_nodes = power * size[0] * size[1] * math.pi, True
    thing = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    nodes, link = light.node_tree.nodes, light.node_tree.links.new
    picture, geometry = nodes.new('ShaderNodeTexImage'), nodes.new('ShaderNodeNewGeometry')
    picture.image, picture.extension = bpy.data.images.load(card.filepath_raw), 'EXTEND'
    link(geometry.outputs['Parametric'], picture.inputs['Vector'])
    link(picture.outputs[0], nodes['Emission'].inputs[0])


def light(scale, cache, key=3.6, top=2.2, rim=1.0, fill=0.8, front=1.2):
    """Sets all lamps; `scale` grows the set with the product, 1 being a case of 60 mm."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world, world.use_nodes = world, True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.12

    def scaled(*values):
        return tuple(value * scale for value in values)

    centre = scaled(0, 0, 1.5)
    for name, at, size, power, feather, grade in (
        ('key', (-6, -4.5, 8), (8, 6), key, 0.55, 0.25),
        ('top', (1, 3, 11), (12, 5), top, 0.6, 0),
        ('left rim', (-9, 4, 4), (2.2, 8), 4.5 * rim, 0.45, 0),
        ('right rim', (9, 2, 4.5), (2.6, 8), 6.0 * rim, 0.45, 0),
        ('fill', (8, -8, 4), (5, 6), fill, 0.7, 0),
        ('front', (-1.5, -11, 6.5), (10, 5), front, 0.7, 0),
    ):
        lamp(name, scaled(*at), centre, scaled(*size), power, cache, feather, grade)


def flag(share):
    """Takes light from the sides, as black cloth beside a set does: white needs darker edges to have a shape at all.

    `share` of the rims goes, and the light from everywhere goes likewise.
    """
    for side in ('left rim', 'right rim'):
        bpy.data.lights[side].energy *= 1 - share
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value *= 1 - share


def floor():
    """A ground that is itself unseen and keeps only the shadow."""
    bpy.ops.mesh.primitive_plane_add(size=120)
    ground = bpy.context.object
    surface = bpy.data.materials.new('floor')
    surface.use_nodes = True
    shader = surface.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.86, 0.86, 0.87, 1)
    shader.inputs['Roughness'].default_value = 0.6
    ground.data.materials.append(surface)
    ground.is_shadow_catcher = True


def camera(at, target, lens, aperture=None, focus=None):
    """`lens` in millimetres of a full-frame camera, `aperture` an f-number; without one all is sharp."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    at, target = Vector(at), Vector(target)
    thing.location = at
    thing.rotation_euler = (target - at).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.clip_end = lens, 500
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(focus or target) - at).length
