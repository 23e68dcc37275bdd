import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = { title: 'Footer' }
export default meta

export const Default: StoryObj = { render: () => <footer>soon</footer> }
