/** Asks from time to time whether the bank has answered, and shows the page anew when it has. Shows nothing itself. */
import { request } from '@chowk/shell'
import { useEffect } from 'react'

const askEveryMs = 3000

export function TopUpWatch({ topUpId }: { readonly topUpId: string }): null {
  useEffect(() => {
    const asking = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const state = await stateOf(topUpId)
      if (state === undefined || state === 'pending') return
      clearInterval(asking)
      window.location.reload()
    }, askEveryMs)
    return () => clearInterval(asking)
  }, [topUpId])
  return null
}

/** Undefined when the question did not come through: the next one may. */
async function stateOf(topUpId: string): Promise<string | undefined> {
  try {
    const { state } = (await request(`/v1/api/wallet/add-money/${topUpId}`)) as { state: string }
    return state
  } catch {
    return undefined
  }
}
