import { useId, type ComponentPropsWithRef } from 'react'
import { finishes, type EarbudFinish } from './finishes.ts'

export interface EarbudDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  finish: EarbudFinish
  /** Komal's stem is short, Shuddha's and Tivra's long. */
  stem?: 'short' | 'long'
}

/**
 * An earbud that hangs from its stem axis, which lies at 39 % of the width. A drawing, because it takes any
 * finish at no weight; product pages show photographs. Decorative: name the product beside it.
 */
export function EarbudDrawing({ finish, stem = 'long', ...rest }: EarbudDrawingProps) {
  const id = useId()
  const paint = finishes[finish]
  const drop = stem === 'long' ? 58 : 0
  const foot = `${234 + drop} C112,${248 + drop} 101,${254 + drop} 88,${254 + drop} C75,${254 + drop} 64,${248 + drop} 64,${234 + drop}`
  const body = `M18,90 C18,46 52,14 96,14 C142,14 172,48 172,92 C172,128 152,150 134,164 C116,178 112,196 112,222 L112,${foot} L64,204 C64,180 54,168 42,150 C28,130 18,112 18,90 Z`
  const url = (part: string) => `url(#${id}${part})`
  return (
    <svg viewBox={`0 0 224 ${262 + drop}`} aria-hidden="true" {...rest}>
      <defs>
        <radialGradient id={`${id}body`} cx=".34" cy=".24" r=".95">
          <stop stopColor={paint.light} />
          <stop offset=".5" stopColor={paint.middle} />
          <stop offset="1" stopColor={paint.shade} />
        </radialGradient>
        <linearGradient id={`${id}stem`}>
          <stop stopColor={paint.shade} stopOpacity=".55" />
          <stop offset=".22" stopColor={paint.middle} stopOpacity="0" />
          <stop offset=".42" stopColor={paint.light} stopOpacity=".75" />
          <stop offset=".7" stopColor={paint.middle} stopOpacity="0" />
          <stop offset="1" stopColor={paint.shade} stopOpacity=".95" />
        </linearGradient>
        <linearGradient id={`${id}tip`} x2="1" y2="1">
          <stop stopColor={paint.light} />
          <stop offset=".6" stopColor={paint.middle} />
          <stop offset="1" stopColor={paint.shade} />
        </linearGradient>
        <radialGradient id={`${id}sheen`}>
          <stop stopColor="#fff" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="166" cy="58" rx="20" ry="38" transform="rotate(-24 166 58)" fill={paint.shade} />
      <path
        d="M168,20 C196,8 216,26 214,52 C212,78 196,96 178,94 C186,70 184,40 168,20 Z"
        fill={url('tip')}
      />
      <ellipse cx="203" cy="50" rx="9" ry="20" transform="rotate(-14 203 50)" fill="#0D0E0D" opacity=".55" />
      <path d={body} fill={url('body')} />
      <path d={`M64,190 H112 V${foot} Z`} fill={url('stem')} opacity=".8" />
      <path
        d={`M64.4,${226 + drop} q24,7 47.2,0`}
        fill="none"
        stroke={paint.shade}
        strokeWidth="1.2"
        opacity=".7"
      />
      <path d={body} fill="none" stroke={paint.edge} opacity=".45" />
      <ellipse
        cx="66"
        cy="64"
        rx="34"
        ry="24"
        transform="rotate(-34 66 64)"
        fill={url('sheen')}
        opacity={paint.sheen}
      />
      <rect
        x="52"
        y="40"
        width="42"
        height="9"
        rx="4.5"
        transform="rotate(-24 73 44)"
        fill="#0C0D0C"
        fillOpacity=".82"
        stroke={paint.edge}
        strokeWidth=".8"
        strokeOpacity=".5"
      />
      <path d={`M88.5,124 V${198 + drop}`} stroke={paint.shade} strokeWidth="1.4" opacity=".75" />
    </svg>
  )
}
