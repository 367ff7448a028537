import type { Preview } from '@storybook/react-vite'

export default { tags: ['autodocs'], parameters: { a11y: { test: 'error' } } } satisfies Preview
