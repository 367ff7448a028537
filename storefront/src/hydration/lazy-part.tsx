import { Component, lazy, type ComponentType, type ContextType, type ReactNode } from 'react'
import { AppContext } from '../app/app-context.ts'
import { t } from '../language/t.ts'
import { partNotFetched } from './part-not-fetched.ts'

interface WhenNotFetched<Props> {
  /** Takes back that the part was opened, so that the next press is the next try; not needed where its prop `onClose` does. */
  readonly close?: (props: Props) => void
  /** Stands in the part's place. Without it a message says that the part is missing. */
  readonly Instead?: ComponentType<Props>
}

/** What opens and closes without leaving the page has both. */
interface Openable {
  readonly isOpen?: boolean
  readonly onClose?: () => void
}

/**
 * A part whose code is fetched when it is first rendered, within a `Suspense`: in place of React's own `lazy`, which throws
 * for ever after one failure, and with no boundary around it takes the whole page away. This one leaves the page as it is, says
 * what is missing, and fetches once more when its parent renders it anew.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<{ default: (props: Props) => ReactNode }>,
  { close, Instead }: WhenNotFetched<Props> = {},
): ComponentType<Props> {
  // React remembers a failure: the next try needs another one.
  let Part: ComponentType<Props> = lazy(importPart)

  /** React catches what a part throws in a class alone. */
  return class LazyPart extends Component<Props, { readonly isMissing: boolean }> {
    static override readonly contextType = AppContext
    declare context: ContextType<typeof AppContext>
    override state = { isMissing: false }

    static getDerivedStateFromError() {
      return { isMissing: true }
    }

    override componentDidCatch() {
      Part = lazy(importPart)
      const { onClose } = this.props as Openable
      close?.(this.props)
      onClose?.()
      if (Instead) return
      this.context?.notify({
        ...partNotFetched(),
        // What was opened by a press is opened by the same one.
        ...(!close && !onClose && { action: { label: t('Try again'), onSelect: this.tryAgain } }),
      })
    }

    override componentDidUpdate(before: Props) {
      const isAsked = before !== this.props && (this.props as Openable).isOpen !== false
      if (this.state.isMissing && isAsked) this.tryAgain()
    }

    tryAgain = () => this.setState({ isMissing: false })

    override render() {
      if (!this.state.isMissing) return <Part {...this.props} />
      return Instead ? <Instead {...this.props} /> : null
    }
  }
}
