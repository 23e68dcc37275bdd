import type { ServiceGuide } from '../../service-page/service-guide.ts'
import { educationFee } from './education-fee.ts'
import { googlePlay } from './google-play.ts'
import { moneyTransfer } from './money-transfer.ts'
import { nps } from './nps.ts'
import { qrCodeScanner } from './qr-code-scanner.tsx'
import { serviceAgent } from './service-agent.ts'

/** By the service's slug in the catalogue. */
export const guides: Readonly<Record<string, ServiceGuide>> = {
  'money-transfer': moneyTransfer,
  'google-play-recharge': googlePlay,
  'qr-code-scanner': qrCodeScanner,
  'service-agent': serviceAgent,
  'education-fee-payment': educationFee,
  nps,
}
