import type { Meta, StoryObj } from '@storybook/react-vite'
import { asVisitor } from '../gallery/test-calls.ts'
import { menu, shortcuts } from '../gallery/test-fixtures.tsx'
import { Shell } from './shell.tsx'

const meta: Meta<typeof Shell> = {
  title: 'Shell',
  component: Shell,
  args: {
    header: { menuData: menu, showUtilityBar: true, utilityItems: shortcuts },
    children: <h1>A short page</h1>,
  },
  beforeEach: asVisitor(),
}
export default meta

export const Default: StoryObj<typeof Shell> = {}
