import { describe, expect, it } from 'vitest'
import { browserHasher, fixedClock, recordingOtpSender, seededIds, worldNow } from './ports.ts'

describe("the mocks' clock", () => {
  it('stands still at 20 November 2026, 11:00 in India, until it is moved', () => {
    const clock = fixedClock()
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T05:30:00.000Z')
    clock.advance(60_000)
    expect(clock.now()).toBe(worldNow + 60_000)
  })
})

describe("the mocks' ids", () => {
  it('are the same for the same seed and differ from each other', () => {
    const first = seededIds(7)
    const second = seededIds(7)
    const ids = Array.from({ length: 1000 }, () => first.id())
    expect(Array.from({ length: 1000 }, () => second.id())).toEqual(ids)
    expect(new Set(ids).size).toBe(1000)
    expect(seededIds(8).id()).not.toBe(ids[0])
  })

  it('give as many digits as asked for', () => {
    expect(seededIds(1).digits(6)).toMatch(/^\d{6}$/)
  })
})

describe("the mocks' hasher", () => {
  const hasher = browserHasher()

  it('knows a password again and no other', async () => {
    const hash = await hasher.hashPassword('monsoon-veena')
    expect(await hasher.verifyPassword(hash, 'monsoon-veena')).toBe(true)
    expect(await hasher.verifyPassword(hash, 'monsoon-sitar')).toBe(false)
  })

  it('opens what it sealed, with every script, and nothing that was changed', async () => {
    const sealed = await hasher.seal({ to: '+919876543210', name: 'शांति' })
    expect(await hasher.unseal(sealed)).toEqual({ to: '+919876543210', name: 'शांति' })
    expect(await hasher.unseal(`x${sealed}`)).toBeNull()
    expect(await hasher.unseal('nonsense')).toBeNull()
  })
})

describe("the mocks' sender of codes", () => {
  it('keeps what it was given', async () => {
    const sender = recordingOtpSender()
    await sender.send({ to: '+919876543210', channel: 'sms', code: '042137' })
    expect(sender.sent).toEqual([{ to: '+919876543210', channel: 'sms', code: '042137' }])
  })
})
