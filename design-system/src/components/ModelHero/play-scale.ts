import { shrutiCents } from '../../tokens/index.ts'

/** Sa, in hertz. */
const tonicHz = 240
const toneSeconds = 0.18

/** Sounds the 22 shrutis one after another as sine tones, about four seconds. Call it on a press only. */
export function playScale(): void {
  const context = new AudioContext()
  const gain = context.createGain()
  gain.connect(context.destination)
  const oscillator = context.createOscillator()
  oscillator.connect(gain)
  shrutiCents.forEach((cents, index) => {
    const start = context.currentTime + index * toneSeconds
    oscillator.frequency.setValueAtTime(tonicHz * 2 ** (cents / 1200), start)
    // Each tone swells and fades, because a jump from one pitch to the next clicks.
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(0.16, start + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + toneSeconds)
  })
  oscillator.addEventListener('ended', () => void context.close())
  oscillator.start()
  oscillator.stop(context.currentTime + shrutiCents.length * toneSeconds)
}
