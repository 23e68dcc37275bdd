import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './promotion.stories.module.css'
import { Promotion, type PromotionProps } from './promotion.tsx'

const meta: Meta<PromotionProps> = {
  title: 'Promotion',
  component: Promotion,
  args: {
    name: 'metro_card',
    creative: 'metro_banner',
    position: 'home_1',
    pulse: { screenName: 'Home', vertical_name: 'home' },
    children: (
      <p>
        Recharge your metro card from home. <a href="/metro-card-recharge?from=banner">Recharge now</a>
      </p>
    ),
  },
}
export default meta

type Story = StoryObj<PromotionProps>

export const InView: Story = {}

/** Counted only after the visitor has scrolled to it. */
export const BelowTheFold: Story = {
  render: args => (
    <>
      <div className={styles.screen} />
      <Promotion {...args} />
      <div className={styles.screen} />
    </>
  ),
}

/** Taller than the window: half a screen of it is enough. */
export const Tall: Story = {
  args: { className: styles.tall },
  render: args => (
    <>
      <div className={styles.screen} />
      <Promotion {...args} />
    </>
  ),
}
