import { useEffect } from 'react'
import { countScreen } from './count-screen.ts'
import type { Pulse } from './track.ts'

export function useScreenView({ screenName, vertical_name, clientId }: Pulse = {}): void {
  useEffect(() => countScreen({ screenName, vertical_name, clientId }), [screenName, vertical_name, clientId])
}
