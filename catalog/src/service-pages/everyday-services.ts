import { educationFee } from './education-fee.ts'
import { googlePlayRecharge } from './google-play-recharge.ts'
import { moneyTransfer } from './money-transfer.ts'
import { nps } from './nps.ts'
import { qrCodeScanner } from './qr-code-scanner.ts'
import { serviceAgent } from './service-agent.ts'
import type { ServicePage } from './service-page.ts'

export const everydayServices: readonly ServicePage[] = [
  moneyTransfer,
  googlePlayRecharge,
  qrCodeScanner,
  serviceAgent,
  educationFee,
  nps,
]
