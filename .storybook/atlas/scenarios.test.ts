import { expect, it } from 'vitest'
import { networks, personas, statesOf, viewports } from './scenarios.ts'

it('[SB-1] shows each persona at every width on every network, each at an address of its own', () => {
  const states = (Object.keys(personas) as (keyof typeof personas)[]).flatMap(persona =>
    statesOf('Product sheet', persona, 'light'),
  )
  expect(states).toHaveLength(3 * viewports.length * Object.keys(networks).length)
  expect(new Set(states.map(({ title }) => title)).size).toBe(states.length)
  expect(states[1]).toEqual({
    title: 'Guest, phone 390 px, slow network',
    width: 390,
    height: 844,
    address:
      'iframe.html?id=atlas-subjects--products&viewMode=story&globals=persona:guest;network:slow;theme:light',
  })
})
