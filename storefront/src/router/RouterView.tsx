import { Component, useCallback, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { FirstViewContext } from '../hydration/first-view.ts'
import { useSharedValue } from '../hydration/shared-value.ts'
import { restoreScrollAndFocus } from './arrival.ts'
import type { Router, RouterState } from './create-router.ts'
import { incidentOf } from './incident.ts'
import type { Problem } from './resolve.ts'
import { RouterContext } from './router-context.ts'

export interface RouterViewProps {
  readonly router: Router
  /** Stands where a page cannot be shown. */
  readonly ErrorView: ComponentType<{ problem: Problem }>
  /** What stays beside every page and follows links: the toasts. */
  readonly children?: ReactNode
}

const viewIn = ({ view }: RouterState) => view
const locationIn = ({ location }: RouterState) => location
const isAtTop = ({ scroll, location }: RouterState) => scroll === 'start' && !location.hash
const visitIn = ({ visit }: RouterState) => visit

/** The page of the current address, in its layout. It renders again with another address, and not while one loads. */
export function RouterView({ router, ErrorView, children }: RouterViewProps) {
  const { Layout, Page, problem } = useSharedValue(router, viewIn)
  const location = useSharedValue(router, locationIn)
  const visit = useSharedValue(router, visitIn)
  useLayoutEffect(
    () => restoreScrollAndFocus({ location, scroll: router.current().scroll }),
    [router, location],
  )
  const beginsAtTop = useCallback(() => isAtTop(router.current()), [router])
  return (
    <RouterContext value={router}>
      <FirstViewContext value={beginsAtTop}>
        <Layout>
          <RenderBoundary visit={visit} ErrorView={ErrorView}>
            {problem || !Page ? <ErrorView problem={problem ?? { status: 404, incident: null }} /> : <Page />}
          </RenderBoundary>
        </Layout>
        {children}
      </FirstViewContext>
    </RouterContext>
  )
}

interface RenderBoundaryProps extends Pick<RouterViewProps, 'ErrorView'> {
  readonly visit: number
  readonly children: ReactNode
}

interface RenderBoundaryState {
  readonly problem: Problem | null
  readonly visit: number
}

/** A page that cannot be rendered leaves its layout standing. React catches that in a class alone. */
class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { problem: null, visit: this.props.visit }

  static getDerivedStateFromError(error: unknown): Pick<RenderBoundaryState, 'problem'> {
    return { problem: { status: 500, incident: incidentOf(error) } }
  }

  /** Another visit is another try, be it of the same page. */
  static getDerivedStateFromProps({ visit }: RenderBoundaryProps, state: RenderBoundaryState) {
    return visit === state.visit ? null : { problem: null, visit }
  }

  override componentDidCatch(error: Error) {
    console.error(`Incident ${this.state.problem?.incident ?? ''}`, error)
  }

  override render() {
    const { problem } = this.state
    const { ErrorView, children } = this.props
    return problem ? <ErrorView problem={problem} /> : children
  }
}
