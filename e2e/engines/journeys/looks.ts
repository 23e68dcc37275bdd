/** What style sheets promise and engines have been seen to draw otherwise. */
import { main } from '../thing.ts'
import { desktopWidth, type Journey } from './journey.ts'

export const monograms: Journey = async (visitor, { portal }) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(`${portal}/electricity-bill-payment/tamil-nadu`)
  await visitor.sees(main())
  await visitor.holds("a biller's initials stand in the middle of their square", () => {
    const initials = document.querySelector('main svg text')
    const square = initials?.closest('svg')
    if (!initials || !square) return false
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    return (
      Math.abs(middleOf(initials.getBoundingClientRect()) - middleOf(square.getBoundingClientRect())) <
      square.clientHeight / 16
    )
  })
}
