import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asVisitor } from '../gallery/test-calls.ts'
import { menu, shortcuts } from '../gallery/test-fixtures.tsx'
import { Shell, type ShellProps } from './shell.tsx'

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

/** A vertical that changes between pages with the shell and without. */
export const MountsAndUnmounts: StoryObj<typeof Shell> = {
  render: args => <Toggled {...args} />,
}

function Toggled(props: ShellProps) {
  const [isShown, show] = useState(true)
  return (
    <>
      <button type="button" onClick={() => show(!isShown)}>
        {isShown ? 'Without the shell' : 'With the shell'}
      </button>
      {isShown && <Shell {...props} />}
    </>
  )
}
