"""Colours and surfaces: what a finish is made of and how Cycles shades it."""
import math

import bpy
import numpy as np

#: Per finish: colours of body, metal and silicone, the body's roughness, lacquer and metal, the exposure at which it
#: keeps its shape, and how much of the light from the sides is kept from it (white shows no shape without).
FINISHES = {
    'white': dict(exposure=2.05, flags=0.62, body='#f2f2f0', accent='#b9bbbb', silicone='#e9e9e6', roughness=0.2, lacquer=0.5),
    'black': dict(exposure=1.45, body='#0d0e0f', accent='#8d8f91', silicone='#0f0f10', roughness=0.34, lacquer=0.0),
    'graphite': dict(exposure=1.12, body='#434547', accent='#a3a5a6', silicone='#232425', roughness=0.32, lacquer=0.0),
    'blue': dict(exposure=1.3, body='#33548a', accent='#a9b9d2', silicone='#2b4675', roughness=0.3, lacquer=0.15),
    'green': dict(exposure=1.3, body='#546b5a', accent='#b5c6ba', silicone='#4b6051', roughness=0.32, lacquer=0.1),
    'pink': dict(exposure=1.45, body='#e2adb2', accent='#efd9d3', silicone='#d8a3a8', roughness=0.3, lacquer=0.15),
    'silver': dict(exposure=1.5, body='#c3c6ca', accent='#f0f1f2', silicone='#7e8185', roughness=0.28, lacquer=0.2, metal=0.85),
    'gold': dict(exposure=1.4, body='#d9bf90', accent='#f2e3c2', silicone='#cbb48c', roughness=0.28, lacquer=0.2, metal=0.85),
}


def linear(colour):
    """A colour written as in CSS, as Blender's linear red, green, blue and alpha."""
    values = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255.0
    return (*np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4), 1.0)


def material(name, colour, roughness=0.3, metal=0.0, lacquer=0.0, sheen=0.0, grain=0.0, grain_scale=60.0, light=0.0):
    """A plain surface. `grain` roughens moulded plastic, `light` makes a lamp."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    nodes, link = result.node_tree.nodes, result.node_tree.links.new
    shader = nodes['Principled BSDF']
    values = {
        'Base Color': linear(colour), 'Roughness': roughness, 'Metallic': metal, 'Clearcoat': lacquer,
        'Clearcoat Roughness': 0.06, 'Sheen': sheen,
    }
    if light:
        values.update({'Emission': linear(colour), 'Emission Strength': light})
    for key, value in values.items():
        shader.inputs[key].default_value = value
    if grain:
        place, noise, bump = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Bump'))
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = grain_scale, 2
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = grain, 0.004
        link(place.outputs['Object'], noise.inputs['Vector'])
        link(noise.outputs['Fac'], bump.inputs['Height'])
        link(bump.outputs['Normal'], shader.inputs['Normal'])
    return result


def brushed(name, colour, pitch=0.011):
    """Metal turned on a lathe round the local y axis: highlights stretch across the grooves, which the tool left about
    `pitch` Blender units apart, each a little brighter or duller than the next."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    result = material(name, colour, 0.36, 1.0)
    tree = result.node_tree
    shader, link = tree.nodes['Principled BSDF'], tree.links.new
    shader.inputs['Anisotropic'].default_value = 0.7
    tangent = tree.nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', 'Y'
    link(tangent.outputs[0], shader.inputs['Tangent'])
    place, flat, distance, noise, groove, shade = (tree.nodes.new(f'ShaderNode{kind}') for kind in (
        'TexCoord', 'VectorMath', 'VectorMath', 'TexNoise', 'MapRange', 'MixRGB'))
    flat.operation, flat.inputs[1].default_value = 'MULTIPLY', (1, 0, 1)
    distance.operation = 'LENGTH'
    noise.noise_dimensions, noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = '1D', 1 / pitch, 1
    for key, value in (('From Min', 0.3), ('From Max', 0.7), ('To Min', 0.72), ('To Max', 1)):
        groove.inputs[key].default_value = value
    shade.blend_type, shade.inputs[0].default_value, shade.inputs[1].default_value = 'MULTIPLY', 1, linear(colour)
    link(place.outputs['Object'], flat.inputs[0])
    link(flat.outputs[0], distance.inputs[0])
    link(distance.outputs['Value'], noise.inputs['W'])
    link(noise.outputs['Fac'], groove.inputs['Value'])
    link(groove.outputs['Result'], shade.inputs[2])
    link(shade.outputs[0], shader.inputs['Base Color'])
    return result


def woven(name, colour, pitch, roughness=0.85, sheen=0.5, depth=0.012):
    """Cloth: two families of threads, `pitch` Blender units apart, that pass over and under each other."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    result = material(name, colour, roughness, sheen=sheen)
    tree = result.node_tree
    link = tree.links.new
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    waves = []
    for axis in ((1, 0.35, 1), (0.35, 1, -1)):
        along, scaled, wave = (tree.nodes.new(kind) for kind in ('ShaderNodeVectorMath', 'ShaderNodeMath', 'ShaderNodeMath'))
        along.operation, scaled.operation, wave.operation = 'DOT_PRODUCT', 'MULTIPLY', 'SINE'
        along.inputs[1].default_value, scaled.inputs[1].default_value = axis, 2 * math.pi / pitch
        link(place, along.inputs[0])
        link(along.outputs['Value'], scaled.inputs[0])
        link(scaled.outputs[0], wave.inputs[0])
        waves.append(wave.outputs[0])
    crossed, bump = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeBump')
    crossed.operation = 'MULTIPLY'
    link(waves[0], crossed.inputs[0])
    link(waves[1], crossed.inputs[1])
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.8, depth
    link(crossed.outputs[0], bump.inputs['Height'])
    link(bump.outputs['Normal'], tree.nodes['Principled BSDF'].inputs['Normal'])
    return result


def perforated(name, colour, pitch, axes):
    """Metal with round holes in a honeycomb of `pitch` Blender units, drawn in the plane of the two local axes."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    result = material(name, colour, 0.35, 1.0)
    tree = result.node_tree
    shader, link = tree.nodes['Principled BSDF'], tree.links.new
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']

    def maths(operation, *inputs):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for index, value in enumerate(inputs):
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            else:
                link(value, node.inputs[index])
        return node.outputs[0]

    def along(axis):
        node = tree.nodes.new('ShaderNodeVectorMath')
        node.operation = 'DOT_PRODUCT'
        node.inputs[1].default_value = tuple(float(value) for value in axis)
        link(place, node.inputs[0])
        return node.outputs['Value']

    x, y = maths('DIVIDE', along(axes[0]), pitch), maths('DIVIDE', along(axes[1]), pitch * math.sqrt(3))
    away = []
    for shift in (100.0, 100.5):
        dx = maths('SUBTRACT', maths('FRACT', maths('ADD', x, shift)), 0.5)
        dy = maths('MULTIPLY', maths('SUBTRACT', maths('FRACT', maths('ADD', y, shift)), 0.5), math.sqrt(3))
        away.append(maths('SQRT', maths('ADD', maths('MULTIPLY', dx, dx), maths('MULTIPLY', dy, dy))))
    hole = tree.nodes.new('ShaderNodeMapRange')
    hole.interpolation_type = 'SMOOTHSTEP'
    for key, value in (('From Min', 0.27), ('From Max', 0.36), ('To Min', 1), ('To Max', 0)):
        hole.inputs[key].default_value = value
    link(maths('MINIMUM', *away), hole.inputs['Value'])
    mixed = tree.nodes.new('ShaderNodeMixRGB')
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = linear(colour), (0.002, 0.002, 0.002, 1)
    link(hole.outputs['Result'], mixed.inputs[0])
    link(mixed.outputs[0], shader.inputs['Base Color'])
    link(maths('SUBTRACT', 1.0, hole.outputs['Result']), shader.inputs['Metallic'])
    return result


def materials_of(finish):
    """Every material a model may name, in the given finish."""
    parts = FINISHES[finish]
    metal = parts.get('metal', 0.0)
    grain = 0.05 if parts['roughness'] > 0.25 else 0
    return {
        'body': material(
            f'{finish}.body', parts['body'], parts['roughness'], metal, parts['lacquer'], grain=grain, grain_scale=260
        ),
        'inner': material(f'{finish}.inner', parts['body'], 0.45, metal * 0.6),
        'accent': material(f'{finish}.accent', parts['accent'], 0.24, 1.0),
        'silicone': material(f'{finish}.silicone', parts['silicone'], 0.46, sheen=0.35, grain=0.04, grain_scale=120),
        'gloss': material(f'{finish}.gloss', parts['body'], 0.12, metal, max(parts['lacquer'], 0.6)),
        'brushed': brushed(f'{finish}.brushed', parts['accent']),
        'foam': material(f'{finish}.foam', parts['silicone'], 0.95, sheen=0.3, grain=1.0, grain_scale=45),
        'cloth': woven(f'{finish}.cloth', parts['body'], 0.13),
        'tape': woven(f'{finish}.tape', parts['silicone'], 0.09),
        'microfibre': woven(f'{finish}.microfibre', '#c9d3c6', 0.1, 0.95, 0.9, 0.02),
        'thread': woven(f'{finish}.thread', '#b3124f', 0.05),
        'braid': material(f'{finish}.braid', parts['body'], 0.6, sheen=0.3),
        'bristle': material('bristle', '#2a2c2a', 0.45),
        'chrome': material('chrome', '#d6d7da', 0.14, 1.0),
        'pin': material('pin', '#e3b763', 0.2, 1.0),
        'dark': material('dark', '#0a0a0b', 0.5),
        'lamp': material('lamp', '#ffd9a0', 0.4, light=0.9),
    }
