/** Loan instalments, credit cards and insurance premiums. What a lender or an insurer is decides part of the advice. */
import type { Bilingual, ProviderKind } from '@chowk/catalog'
import type { Guide } from './guide.ts'

export const creditCard: Guide = {
  title: { en: 'Why only four digits', hi: 'केवल चार अंक क्यों' },
  text: [
    {
      en: 'The bank finds your card by its last four digits together with the mobile number you gave the bank. The full number, the expiry date and the CVV are never needed to pay a bill.',
      hi: 'बैंक आपका कार्ड आख़िरी चार अंकों और बैंक में दिए मोबाइल नंबर से पहचान लेता है। बिल भरने के लिए पूरा नंबर, समाप्ति तिथि और सीवीवी कभी नहीं चाहिए।',
    },
  ],
  know: [
    {
      en: 'Pay the total due, not the minimum, if you can: interest on what is left is high.',
      hi: 'हो सके तो न्यूनतम नहीं, पूरी देय रकम भरें: बची रकम पर ब्याज बहुत होता है।',
    },
    {
      en: 'A replaced card has new digits. Use those of the card you have now.',
      hi: 'कार्ड बदलने पर अंक बदल जाते हैं। अपने मौजूदा कार्ड के अंक लिखें।',
    },
  ],
}

export const loanEmi: Guide = {
  title: { en: 'Where your loan account number is', hi: 'लोन खाता संख्या कहाँ मिलेगी' },
  text: [
    {
      en: 'In the loan agreement, the welcome letter, the statement of account and the lender’s app. Messages often show only its last digits; here the whole number is needed.',
      hi: 'लोन समझौते, स्वागत पत्र, खाते के विवरण और ऋणदाता के ऐप में। संदेशों में अक्सर केवल आख़िरी अंक होते हैं; यहाँ पूरी संख्या चाहिए।',
    },
  ],
  know: [
    {
      en: 'If the instalment is taken from your bank account by itself, pay here only when that failed or you want to be early.',
      hi: 'अगर किस्त बैंक खाते से अपने-आप कटती है, तो यहाँ तभी भरें जब कटौती विफल हुई हो या आप पहले भरना चाहें।',
    },
  ],
}

export const insurance: Guide = {
  title: { en: 'Where your policy number is', hi: 'पॉलिसी संख्या कहाँ मिलेगी' },
  text: [
    {
      en: 'On the first page of the policy document, on every premium notice and in the insurer’s reminders. Type it whole, with the letters and slashes it may have.',
      hi: 'पॉलिसी दस्तावेज़ के पहले पन्ने पर, हर प्रीमियम सूचना पर और बीमा कंपनी के संदेशों में। इसे पूरा लिखें, अक्षर और तिरछी रेखाएँ भी।',
    },
  ],
  know: [],
}

export const knowByKind: Readonly<Record<ProviderKind, readonly Bilingual[]>> = {
  life: [
    {
      en: 'Life insurers confirm who you are by the policyholder’s date of birth, even when someone else pays.',
      hi: 'जीवन बीमा कंपनी पॉलिसीधारक की जन्मतिथि से पहचान करती है, भले ही भुगतान कोई और करे।',
    },
    {
      en: 'After the due date there is a grace period, usually 30 days, or 15 when the premium is monthly. Cover goes on in it; after it the policy lapses.',
      hi: 'देय तिथि के बाद अतिरिक्त समय मिलता है, आमतौर पर 30 दिन, या मासिक प्रीमियम पर 15 दिन। उसमें सुरक्षा जारी रहती है; उसके बाद पॉलिसी बंद हो जाती है।',
    },
  ],
  health: [
    {
      en: 'Renew before the last day. A gap can cost you the waiting periods you have already served.',
      hi: 'आख़िरी दिन से पहले नवीनीकरण करें। बीच में अंतर पड़ने से पूरी की हुई प्रतीक्षा अवधि का लाभ जा सकता है।',
    },
    {
      en: 'A family floater has one policy number for everyone it covers.',
      hi: 'फ़ैमिली फ़्लोटर पॉलिसी में सभी सदस्यों के लिए एक ही पॉलिसी संख्या होती है।',
    },
  ],
  general: [
    {
      en: 'Motor, home and travel policies each have their own number: renew the one that is due.',
      hi: 'मोटर, घर और यात्रा की पॉलिसी की अपनी-अपनी संख्या होती है: जिसकी बारी हो उसी का नवीनीकरण करें।',
    },
    {
      en: 'A motor policy that has run out by even a day may need the vehicle inspected before it is renewed.',
      hi: 'मोटर पॉलिसी एक दिन भी पहले ख़त्म हुई हो तो नवीनीकरण से पहले वाहन की जाँच हो सकती है।',
    },
  ],
  bank: [
    {
      en: 'The loan account number is not your savings account number, though both are with the same bank.',
      hi: 'लोन खाता संख्या और बचत खाता संख्या अलग होती हैं, भले ही बैंक एक ही हो।',
    },
  ],
  smallFinanceBank: [
    {
      en: 'If you borrow as a member of a group, each member has a loan account of their own. Enter yours.',
      hi: 'समूह के सदस्य के रूप में लोन लिया हो तो हर सदस्य का अपना लोन खाता होता है। अपनी संख्या लिखें।',
    },
  ],
  housingFinance: [
    {
      en: 'A home loan and a top-up on it have two account numbers and two instalments.',
      hi: 'होम लोन और उस पर लिया टॉप-अप दो अलग खाते हैं और दोनों की अपनी किस्त होती है।',
    },
    {
      en: 'For the tax deduction, ask the lender for its interest certificate; a payment receipt is not enough.',
      hi: 'कर छूट के लिए ऋणदाता से ब्याज प्रमाणपत्र लें; भुगतान की रसीद काफ़ी नहीं होती।',
    },
  ],
  microfinance: [
    {
      en: 'In a group loan each member has an account of their own. Enter the number from your loan card, not your neighbour’s.',
      hi: 'समूह लोन में हर सदस्य का अपना खाता होता है। अपने लोन कार्ड की संख्या लिखें, पड़ोसी की नहीं।',
    },
    {
      en: 'Paid here? Show the receipt at the next meeting, so that the instalment is not collected again.',
      hi: 'यहाँ भर दिया? अगली बैठक में रसीद दिखाएँ ताकि किस्त दोबारा न ली जाए।',
    },
  ],
  nbfc: [
    {
      en: 'Vehicle, gold and personal loans from one company have separate account numbers. Pay the one that is due.',
      hi: 'एक ही कंपनी के वाहन, गोल्ड और पर्सनल लोन की अलग खाता संख्या होती है। जिसकी किस्त बाक़ी हो वही भरें।',
    },
  ],
  lendingApp: [
    {
      en: 'The app arranges the loan; a bank or finance company under the Reserve Bank gives it, and the key facts statement names it. The loan ID in the app is the number to enter.',
      hi: 'ऐप लोन दिलाता है; लोन रिज़र्व बैंक के अधीन कोई बैंक या वित्त कंपनी देती है, जिसका नाम मुख्य तथ्य विवरण में होता है। ऐप में दिखने वाली लोन आईडी लिखें।',
    },
    {
      en: 'Never repay to a person’s own account or UPI ID, whoever asks: the lender’s name must be on the payment.',
      hi: 'किसी व्यक्ति के निजी खाते या UPI आईडी पर किस्त न भेजें, कोई भी माँगे: भुगतान पर ऋणदाता का नाम होना चाहिए।',
    },
  ],
}
