import { useEffect } from 'react'
import type { Pulse } from '../props/header-props.ts'
import { countScreen } from './count-screen.ts'

export function useScreenView({ screenName, vertical_name, clientId }: Pulse = {}): void {
  useEffect(() => countScreen({ screenName, vertical_name, clientId }), [screenName, vertical_name, clientId])
}
