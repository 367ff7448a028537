import { Component, useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Router as LocationRouter } from 'react-router-dom'
import { beginPage } from './arrival.ts'
import type { Router } from './create-router.ts'
import type { Problem } from './resolve.ts'
import { RouterContext } from './router-context.ts'

export interface RouterViewProps {
  readonly router: Router
  /** Stands where a page cannot be shown. */
  readonly ErrorView: ComponentType<{ problem: Problem }>
}

/** The page of the current address, in its layout. */
export function RouterView({ router, ErrorView }: RouterViewProps) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  const { location, scroll } = state
  const { Layout, Page, problem } = state.view
  useLayoutEffect(() => beginPage({ location, scroll }), [location, scroll])
  return (
    <LocationRouter location={location} navigator={router.navigator}>
      <RouterContext value={router}>
        <Layout>
          <RenderBoundary pathname={location.pathname} ErrorView={ErrorView}>
            {problem || !Page ? (
              <ErrorView problem={problem ?? { status: 404, message: 'Page not found' }} />
            ) : (
              <Page />
            )}
          </RenderBoundary>
        </Layout>
      </RouterContext>
    </LocationRouter>
  )
}

interface RenderBoundaryProps extends Pick<RouterViewProps, 'ErrorView'> {
  readonly pathname: string
  readonly children: ReactNode
}

interface RenderBoundaryState {
  readonly error: Error | null
  readonly pathname: string
}

/** A page that cannot be rendered leaves its layout standing. React catches that in a class alone. */
class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { error: null, pathname: this.props.pathname }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  /** Another page is another try. */
  static getDerivedStateFromProps({ pathname }: { pathname: string }, state: RenderBoundaryState) {
    return pathname === state.pathname ? null : { error: null, pathname }
  }

  override render() {
    const { error } = this.state
    const { ErrorView, children } = this.props
    return error ? <ErrorView problem={{ status: 500, message: error.message }} /> : children
  }
}
