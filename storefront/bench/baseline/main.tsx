/**
 * The smallest two-page application of the libraries that the storefront is built on. `bench:pages` builds it and
 * compares the JavaScript of a product page with it: what is left over is our own code.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router-dom'
import { styled } from 'styled-components'

const Main = styled.main`
  padding: 16px;
`

function Layout() {
  return (
    <Main>
      <Link to="/">Home</Link> <Link to="/second">Second</Link>
      <Outlet />
    </Main>
  )
}

function First() {
  const { data } = useQuery({ queryKey: ['first'], queryFn: () => Promise.resolve('First page') })
  return <h1>{data}</h1>
}

function Second() {
  return <h1>Second page</h1>
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route Component={Layout}>
            <Route index Component={First} />
            <Route path="second" Component={Second} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
