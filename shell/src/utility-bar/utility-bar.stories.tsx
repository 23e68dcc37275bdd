import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerCalls } from '../gallery/test-calls.ts'
import { SamplePage, shortcuts } from '../gallery/test-fixtures.tsx'
import { UtilityBar } from './utility-bar.tsx'

const meta: Meta<typeof UtilityBar> = {
  title: 'Utilities bar',
  component: UtilityBar,
  args: { items: shortcuts },
  render: args => (
    <>
      <UtilityBar {...args} />
      <SamplePage />
    </>
  ),
}
export default meta

type Story = StoryObj<typeof UtilityBar>

export const Default: Story = {}

export const WithoutMore: Story = { args: { items: shortcuts.slice(0, 5) } }

export const Loading: Story = {
  args: { items: undefined },
  beforeEach: () => answerCalls({ utilities: 'never' }),
}

export const Fetched: Story = {
  args: { items: undefined },
  beforeEach: () => answerCalls({ utilities: { page: [{ views: [{ items: shortcuts }] }] } }),
}

/** The bar folds away. */
export const Failed: Story = {
  args: { items: undefined },
  beforeEach: () => answerCalls({ utilities: 'failed' }),
}

/** Initials replace images that are missing or fail to load. */
export const WithoutPictures: Story = {
  args: {
    items: shortcuts.map(({ name, url }, index) =>
      index % 2 === 0 ? { name, url } : { name, url, image_url: '/no-such-image.png' },
    ),
  },
}

export const Hindi: Story = { args: { locale: 'hi' } }
