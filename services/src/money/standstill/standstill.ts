// The former names of the payment freeze, until the bills domain imports the new ones.
export {
  neverFrozen as neverStill,
  type PaymentFreeze as Standstill,
} from '../payment-freeze/payment-freeze.ts'
