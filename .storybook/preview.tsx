import type { Preview } from '@storybook/react-vite'
import { worldsHandlers } from '@shruti/mock-api/worlds'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { configure } from 'storybook/test'
import { MoneyProvider } from '../design-system/src/components/Price/index.ts'
import { defaultMoneyFormat } from '../design-system/src/foundations/index.ts'
import { isOfPage, modeNames, modes } from './atlas/modes.ts'
import { showMode } from './atlas/show-mode.ts'
import { DocsPage } from './docs/DocsPage.tsx'
import { ThemedContainer } from './docs/ThemedContainer.tsx'
import { preferredTheme } from './docs/theme.ts'
import { installGlobalStyle, loadFonts } from './brand.ts'
import { playSettings } from './play-settings.ts'
import { runStoryClock } from './story-clock.ts'
import { showLanguage } from './story-language.ts'
import { beginStory, comeToRest, comeToRestOnce, endStory } from './story-setup.ts'
import { renewStoryStorage } from './story-storage.ts'

installGlobalStyle()
runStoryClock()
renewStoryStorage()

/** The worker answers for every open world; a call of the API that no world answers is a mistake in the story. */
const startWorker = async () => {
  const worker = setupWorker(...worldsHandlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error()
    },
  })
  return worker
}

/** Those that a page can show; a width is the viewport's. */
const pageModes = modeNames
  .map(name => ({ value: name, title: modes[name].title, mode: modes[name] }))
  .filter(({ mode }) => isOfPage(mode) && !('width' in mode))
  .map(({ value, title }) => ({ value, title }))

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { date: /(?:At|Date)$/ } },
    docs: { page: DocsPage, container: ThemedContainer },
    // The ground is the theme's, not the toolbar's.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons in use', 'String, scale and marks'],
          'Patterns',
          ['Forms', 'Errors', 'Empty and loading', 'Money and dates'],
          'Actions',
          'Forms',
          'Feedback',
          'Navigation',
          'Data',
          'Layout',
          'Shell',
          'Commerce',
          'Checkout',
          'Account',
          'Admin',
          'Pages',
          'Atlas',
        ],
      },
    },
    viewport: {
      options: {
        narrow320: viewport('Narrow phone, 320', 320, 640, 'mobile'),
        mobile390: viewport('Phone, 390', 390, 844, 'mobile'),
        tablet768: viewport('Tablet, 768', 768, 1024, 'tablet'),
        desktop1440: viewport('Desktop, 1440', 1440, 900, 'desktop'),
      },
    },
  },
  initialGlobals: {
    theme: preferredTheme(),
    persona: 'guest',
    scenario: 'usual',
    currency: 'INR',
    language: 'en',
    network: 'fast',
    mode: 'usual',
  },
  globalTypes: {
    persona: {
      description: 'Who is looking',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'guest', title: 'Guest' },
          { value: 'customer', title: 'Customer' },
          { value: 'administrator', title: 'Administrator' },
        ],
      },
    },
    scenario: {
      description: 'What is unusual in the shop, where the story does not say',
      toolbar: {
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual shop' },
          { value: 'empty', title: 'Empty shop' },
          { value: 'outOfStock', title: 'Sold out' },
          { value: 'expired', title: 'Session expired' },
        ],
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    currency: {
      description: 'What prices are shown in',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: [
          { value: 'INR', title: 'Rupees' },
          { value: 'USD', title: 'US dollars' },
        ],
      },
    },
    language: {
      description: 'The language of texts and addresses',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
      },
    },
    network: {
      description: 'How the network behaves',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'fast', title: 'Fast network' },
          { value: 'slow', title: 'Slow network' },
          { value: 'offline', title: 'Offline' },
          { value: 'failing', title: 'Server errors' },
        ],
      },
    },
    mode: {
      description: 'What the visitor is used to; the other modes are set in the browser’s developer tools',
      toolbar: {
        icon: 'accessibility',
        dynamicTitle: true,
        items: [{ value: 'usual', title: 'Usual mode' }, ...pageModes],
      },
    },
  },
  beforeAll: () => {
    configure(playSettings)
  },
  loaders: [beginStory, showMode, showLanguage, mswLoader(startWorker), loadFonts],
  // A play starts when the story is at rest, and what looks at a story after its play finds it at rest.
  mount: context => async () => {
    await context.renderToCanvas()
    await comeToRestOnce(context)
    return context.canvas
  },
  afterEach: async context => {
    await comeToRest(context)
    await globalThis.comparePicturesOf?.(context)
    endStory()
  },
  decorators: [
    (Story, { globals, args, argTypes, parameters, viewMode }) => {
      if (viewMode === 'story') document.body.dataset.layout = String(parameters.layout)
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      if (globals.currency !== 'USD') return <Story />
      // What takes the currency as a prop follows the toolbar too, as long as its controls do not say otherwise.
      return (
        <MoneyProvider {...defaultMoneyFormat} currency="USD">
          <Story args={'currency' in argTypes ? { ...args, currency: 'USD' } : args} />
        </MoneyProvider>
      )
    },
  ],
} satisfies Preview
