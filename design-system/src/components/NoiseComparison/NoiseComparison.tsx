import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { bandLevels, noisePlaces, octaveBands, overallReduction, type NoisePlace } from './noise.ts'
import { startNoise, type NoisePlayer, type StartNoise } from './noise-player.ts'
import {
  Bar,
  Before,
  Chart,
  Controls,
  Heard,
  Root,
  Small,
  Volume,
  VolumeRange,
} from './NoiseComparison.styles.ts'
import { t } from '../../texts/t.ts'

export interface NoiseComparisonProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the product states: noise cancelling of up to so many decibels, above 0. */
  ancDb: number
  /** For tests and stories: how it sounds. */
  start?: StartNoise
}

/** Quiet at first: nobody's ears are surprised. */
const firstVolume = 0.4
/** The chart shows so many decibels below the loudest band. */
const shownDb = 66

const height = (level: number) => `${Math.max(0, Math.round((1 + level / shownDb) * 100))}%`

/** Noise as it is and as it is left by noise cancelling, made in the browser by what the product states (BEY-7). */
export function NoiseComparison({ ancDb, start = startNoise, ...rest }: NoiseComparisonProps) {
  const [place, choosePlace] = useState<NoisePlace>(noisePlaces()[0]!)
  const [isCancelling, setIsCancelling] = useState(false)
  const [volume, setVolume] = useState(firstVolume)
  const [state, setState] = useState<'silent' | 'playing' | 'impossible'>('silent')
  const player = useRef<NoisePlayer | null>(null)
  const levels = bandLevels(place, isCancelling ? ancDb : 0)
  const before = bandLevels(place, 0)
  const reduction = Math.round(overallReduction(place, ancDb))

  useEffect(
    () => player.current?.setLevels(bandLevels(place, isCancelling ? ancDb : 0)),
    [place, isCancelling, ancDb],
  )
  useEffect(() => player.current?.setVolume(volume), [volume])
  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.hidden) stop()
    }
    document.addEventListener('visibilitychange', stopWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden)
      player.current?.stop()
      player.current = null
    }
  }, [])

  function stop() {
    player.current?.stop()
    player.current = null
    setState('silent')
  }
  function play() {
    player.current = start(levels, volume)
    setState(player.current ? 'playing' : 'impossible')
  }

  return (
    <Root aria-label={t('Hear the noise cancelling')} {...rest}>
      <RadioGroup
        label={t('Where you are')}
        value={place.id}
        onValueChange={id => choosePlace(noisePlaces().find(other => other.id === id) ?? place)}
        options={noisePlaces().map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Chart aria-hidden="true">
        {octaveBands.map((frequency, index) => (
          <Bar key={frequency}>
            <Before style={{ blockSize: height(before[index] ?? 0) }} />
            <Heard style={{ blockSize: height(levels[index] ?? 0) }} />
          </Bar>
        ))}
      </Chart>
      <p role="status">
        {isCancelling
          ? t(
              '{name} with noise cancelling: about {reduction} dB less in all, up to {ancDb} dB less at low frequencies.',
              { name: place.name, reduction, ancDb },
            )
          : t('{name} without noise cancelling.', { name: place.name })}
      </p>
      <Controls>
        <Button onClick={state === 'playing' ? stop : play}>
          {state === 'playing' ? t('Stop') : t('Play')}
        </Button>
        <Switch
          label={t('Noise cancelling')}
          checked={isCancelling}
          onChange={event => setIsCancelling(event.currentTarget.checked)}
        />
        <Volume>
          {t('Volume')}
          <VolumeRange
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-valuetext={`${Math.round(volume * 100)} %`}
            onChange={event => setVolume(Number(event.currentTarget.value))}
          />
        </Volume>
      </Controls>
      {state === 'impossible' && (
        <p role="alert">
          {t('Your browser cannot play this. The drawing shows the same: what is left of each pitch.')}
        </p>
      )}
      <Small>
        {t(
          'A simulation from the stated {ancDb} dB, which noise cancelling reaches at low frequencies; high ones are left to the fit of the tips or cushions, which is not part of it. The noise is made by your browser, not recorded. Bars run from low to high pitch.',
          { ancDb },
        )}
      </Small>
    </Root>
  )
}
