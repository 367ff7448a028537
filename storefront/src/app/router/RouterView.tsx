import { Component, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Router as LocationRouter } from 'react-router-dom'
import { RouteError } from '../RouteError.tsx'
import { beginPage } from './arrival.ts'
import type { Router } from './create-router.ts'
import { RouterContext } from './router-context.ts'

/** The page of the address that shows, in its frame. */
export function RouterView({ router }: { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  const { location, scroll } = state
  const { Frame, Page, problem } = state.view
  useLayoutEffect(() => beginPage({ location, scroll }), [location, scroll])
  return (
    <LocationRouter location={location} navigator={router.navigator}>
      <RouterContext value={router}>
        <Frame>
          <RenderBoundary pathname={location.pathname}>
            {problem || !Page ? (
              <RouteError problem={problem ?? { status: 404, message: 'Page not found' }} />
            ) : (
              <Page />
            )}
          </RenderBoundary>
        </Frame>
      </RouterContext>
    </LocationRouter>
  )
}

interface RenderBoundaryState {
  readonly error: Error | null
  readonly pathname: string
}

/** A page that cannot be rendered leaves its frame standing. React catches that in a class alone. */
class RenderBoundary extends Component<{ pathname: string; children: ReactNode }, RenderBoundaryState> {
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
    return error ? <RouteError problem={{ status: 500, message: error.message }} /> : this.props.children
  }
}
