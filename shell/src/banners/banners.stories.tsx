import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banners } from './banners.tsx'

const meta: Meta<typeof Banners> = {
  title: 'Banners',
  component: Banners,
  args: { showImportantUpdate: true, showHeaderTag: true, pulseData: { screenName: 'gallery' } },
}
export default meta

type Story = StoryObj<typeof Banners>

export const Both: Story = {}
export const ImportantUpdate: Story = { args: { showHeaderTag: false } }
export const Sample: Story = { args: { showHeaderTag: false, showSampleLabel: true } }
export const HeaderTag: Story = { args: { showImportantUpdate: false } }
export const Neither: Story = { args: { showImportantUpdate: false, showHeaderTag: false } }
export const Hindi: Story = { args: { locale: 'hi' } }
