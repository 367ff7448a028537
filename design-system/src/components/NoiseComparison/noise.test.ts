import { describe, expect, it } from 'vitest'
import {
  amplitudeLeft,
  bandLevels,
  cancelledDb,
  noisePlaces,
  octaveBands,
  overallReduction,
} from './noise.ts'

describe('[BEY-7] noise before and after', () => {
  it('20 dB less leaves a tenth of the amplitude, 6 dB half of it', () => {
    expect(amplitudeLeft(0)).toBe(1)
    expect(amplitudeLeft(20)).toBeCloseTo(0.1)
    expect(amplitudeLeft(6.02)).toBeCloseTo(0.5)
    expect(amplitudeLeft(35)).toBeCloseTo(0.0178, 4)
  })

  it('the stated figure holds up to 250 Hz and for nothing from 2 kHz on', () => {
    expect(cancelledDb(63, 35)).toBe(35)
    expect(cancelledDb(250, 35)).toBe(35)
    expect(cancelledDb(2000, 35)).toBe(0)
    expect(cancelledDb(8000, 35)).toBe(0)
  })

  it('in between it loses a third of the figure with each octave', () => {
    expect(cancelledDb(500, 30)).toBeCloseTo(20)
    expect(cancelledDb(1000, 30)).toBeCloseTo(10)
  })

  it('a product that states nothing changes nothing', () => {
    for (const place of noisePlaces()) {
      expect(bandLevels(place, 0)).toEqual(place.levels)
      expect(overallReduction(place, 0)).toBe(0)
    }
  })

  it('no place becomes quieter by more than what is stated', () => {
    for (const place of noisePlaces()) {
      const reduction = overallReduction(place, 35)
      expect(reduction).toBeGreaterThan(0)
      expect(reduction).toBeLessThan(35)
    }
  })

  it('takes more from a bus than from an office, whose voices are high', () => {
    const [bus, office] = noisePlaces()
    expect(overallReduction(bus!, 35)).toBeGreaterThan(overallReduction(office!, 35))
  })

  it('every place has a level for every band, none above its loudest', () => {
    for (const { levels } of noisePlaces()) {
      expect(levels).toHaveLength(octaveBands.length)
      expect(Math.max(...levels)).toBe(0)
    }
  })
})
