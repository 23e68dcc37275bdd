import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import type { Pulse } from '../props/header-props.ts'
import { delegateTracking } from './delegate-tracking.ts'
import { useScreenView } from './screen-view.ts'

/** Plain HTML whose clicks are counted by one listener around it. */
function TrackedLinks({ pulse }: { readonly pulse: Pulse }) {
  const root = useRef<HTMLDivElement>(null)
  useScreenView(pulse)
  useEffect(() => (root.current ? delegateTracking(root.current, () => pulse) : undefined), [pulse])

  return (
    <div ref={root} data-track="footer|footer|">
      <ul data-track="|footer_seo_link|">
        <li>
          <a href="#dth" data-track="||dth">
            DTH recharge
          </a>
        </li>
        <li>
          <a href="#metro">Metro card</a>
        </li>
      </ul>
      <a href="#about" data-track="||about">
        About us
      </a>
    </div>
  )
}

const meta: Meta<typeof TrackedLinks> = {
  title: 'Analytics',
  component: TrackedLinks,
  args: { pulse: { screenName: 'Home', vertical_name: 'home' } },
}
export default meta

export const Default: StoryObj<typeof TrackedLinks> = {}
