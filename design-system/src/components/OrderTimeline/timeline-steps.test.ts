import { describe, expect, it } from 'vitest'
import { timelineSteps } from './timeline-steps.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const names = (steps: ReturnType<typeof timelineSteps>) => steps.map(step => `${step.status} ${step.state}`)

describe('timelineSteps', () => {
  it('[ORD-2] shows what happened, then what is to come', () => {
    const steps = timelineSteps('confirmed', [
      { status: 'placed', at: at(9) },
      { status: 'confirmed', at: at(10) },
    ])
    expect(names(steps)).toEqual([
      'placed done',
      'confirmed current',
      'packed ahead',
      'shipped ahead',
      'out_for_delivery ahead',
      'delivered ahead',
    ])
  })

  it('[ORD-2] ends where the order ended', () => {
    const steps = timelineSteps('cancelled', [
      { status: 'placed', at: at(9) },
      { status: 'cancelled', at: at(10), note: 'Ordered by mistake' },
    ])
    expect(names(steps)).toEqual(['placed done', 'cancelled current'])
    expect(steps[1]?.note).toBe('Ordered by mistake')
  })

  it('[ORD-2] [ADM-3] shows the way that an order goes once more after its parcel was lost', () => {
    const steps = timelineSteps('packed', [
      { status: 'packed', at: at(9) },
      { status: 'shipped', at: at(10) },
      { status: 'packed', at: at(10), note: 'Parcel 1 was lost on its way.' },
    ])
    expect(names(steps).slice(2)).toEqual([
      'packed current',
      'shipped ahead',
      'out_for_delivery ahead',
      'delivered ahead',
    ])
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
  })

  it('[ORD-2] expects another try after a failed delivery', () => {
    const steps = timelineSteps('undelivered', [
      { status: 'placed', at: at(9) },
      { status: 'shipped', at: at(10) },
      { status: 'out_for_delivery', at: at(11) },
      { status: 'undelivered', at: at(12) },
    ])
    expect(names(steps).slice(-3)).toEqual([
      'undelivered current',
      'out_for_delivery ahead',
      'delivered ahead',
    ])
  })

  it('[ORD-2] promises the whole way to an order whose payment is pending', () => {
    expect(names(timelineSteps('pending_payment', [{ status: 'pending_payment', at: at(9) }]))).toEqual([
      'pending_payment current',
      'placed ahead',
      'confirmed ahead',
      'packed ahead',
      'shipped ahead',
      'out_for_delivery ahead',
      'delivered ahead',
    ])
  })

  it('[ORD-2] gives a second try at a delivery a step of its own', () => {
    const steps = timelineSteps('delivered', [
      { status: 'out_for_delivery', at: at(9) },
      { status: 'undelivered', at: at(10) },
      { status: 'out_for_delivery', at: at(11) },
      { status: 'delivered', at: at(12) },
    ])
    expect(steps).toHaveLength(4)
    expect(new Set(steps.map(step => step.key)).size).toBe(4)
  })
})
