import { amplitudeLeft, octaveBands } from './noise.ts'

/** Noise that sounds until it is stopped. */
export interface NoisePlayer {
  /** @param levels of each octave band, in dB beside the loudest */
  readonly setLevels: (levels: readonly number[]) => void
  /** @param volume 0 to 1 */
  readonly setVolume: (volume: number) => void
  readonly stop: () => void
}

/** Begins to sound, softly. @returns null where the browser has no Web Audio */
export type StartNoise = (levels: readonly number[], volume: number) => NoisePlayer | null

/** Seconds of noise before it repeats: long enough that nobody hears it. */
const loopSeconds = 4
/** The loudest that it gets, as a share of full scale. */
const mostAmplitude = 0.35
/** Seconds in which a change is two thirds done. Nothing begins or ends with a crack. */
const fade = 0.08
/** Width of an octave: centre by bandwidth. */
const octaveQ = Math.SQRT2

function whiteNoise(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * loopSeconds, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

/** White noise through a filter for each octave band, by the browser's Web Audio. Call it from a press: browsers ask for one. */
export const startNoise: StartNoise = (levels, volume) => {
  if (typeof AudioContext === 'undefined') return null
  const context = new AudioContext()
  const source = whiteNoise(context)
  const master = new GainNode(context, { gain: 0 })
  const bands = octaveBands.map((frequency, index) => {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: octaveQ })
    // White noise has 3 dB more in each octave: evened out before a band gets its own level.
    const evenedOut = amplitudeLeft(3 * index)
    const gain = new GainNode(context, { gain: evenedOut * amplitudeLeft(-(levels[index] ?? 0)) })
    source.connect(filter).connect(gain).connect(master)
    return { gain, evenedOut }
  })
  master.connect(context.destination)
  source.start()
  const approach = (gain: GainNode, value: number) =>
    gain.gain.setTargetAtTime(value, context.currentTime, fade)
  const setVolume = (share: number) => approach(master, share * share * mostAmplitude)
  setVolume(volume)
  return {
    setLevels(next) {
      for (const [index, { gain, evenedOut }] of bands.entries()) {
        approach(gain, evenedOut * amplitudeLeft(-(next[index] ?? 0)))
      }
    },
    setVolume,
    stop: () => void context.close(),
  }
}
