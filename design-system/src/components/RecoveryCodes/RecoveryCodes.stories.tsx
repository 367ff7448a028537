import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    fileName: 'shruti-recovery-codes.txt',
    codes: [
      '4821-0937-5526',
      '1190-4472-8830',
      '7305-6618-2047',
      '9954-3021-7716',
      '2648-8093-1152',
      '6017-5548-9930',
      '3372-1906-4485',
      '8840-7263-0519',
      '5129-9984-3370',
      '0463-2715-6608',
    ],
  },
} satisfies Meta<typeof RecoveryCodes>

export default meta
type Story = StoryObj<typeof meta>

/** [AUTH-10] */
export const TenCodes: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const download = within(canvasElement).getByRole('link', { name: 'Download codes' })
    await expect(download).toHaveAttribute('download', 'shruti-recovery-codes.txt')
    await expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain('0463-2715-6608\n')
  },
}
