import type { Meta, StoryObj } from '@storybook/react-vite'
import { Faq } from './faq.tsx'

const meta: Meta<typeof Faq> = {
  title: 'FAQ',
  component: Faq,
  args: {
    faqs: [
      {
        question: 'What do I need to pay a gas bill?',
        answer:
          'The customer or BP number on your bill. We fetch the amount and the due date from the gas company.',
      },
      {
        question: 'Can I pay after the due date?',
        answer:
          'Most gas companies accept late payments and add a fee of their own, which shows in the amount.',
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Faq>

export const Default: Story = {}

export const OneAtATime: Story = { args: { heading: 'Questions about gas bills', name: 'gas' } }
