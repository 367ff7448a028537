import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import latinUrl from '../../design-system/src/fonts/shruti-latin.woff2?url'
import rupeeUrl from '../../design-system/src/fonts/shruti-rupee.woff2?url'
import { globalCss } from '../../design-system/src/foundations/index.ts'
import type { Review } from '../review/model.ts'
import { ReviewPage } from './ReviewPage.tsx'

const facts = document.getElementById('review')?.textContent
const root = document.getElementById('root')
if (!facts || !root) throw new Error('The page is not whole')

const style = document.createElement('style')
style.textContent = globalCss({ latinUrl, rupeeUrl })
document.head.append(style)

// At once, effects too: a key that is pressed as soon as the page has loaded finds its listener.
flushSync(() => createRoot(root).render(<ReviewPage review={JSON.parse(facts) as Review} />))
