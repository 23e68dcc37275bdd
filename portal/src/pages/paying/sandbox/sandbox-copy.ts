import type { SandboxChoice } from '@chowk/services'
import type { Locale } from '@chowk/shell'

export const sandboxCopy = {
  en: {
    title: 'Payment sandbox',
    description: 'Stands where your bank would ask you to approve a payment. No real money moves here.',
    sandbox: 'This is a sandbox',
    sandboxText:
      'A real portal would show your bank or UPI app here. Nothing leaves any bank account: you decide how the payment ends.',
    purposes: { 'top-up': 'Adding to your wallet', bill: 'Paying a bill by UPI' },
    reference: 'Reference',
    choose: 'How should this payment end?',
    choices: {
      succeed: { name: 'Succeed', text: 'The bank pays at once.' },
      fail: { name: 'Fail', text: 'The bank declines.' },
      'answer-later': { name: 'Answer later', text: 'The bank says nothing for a few seconds, then pays.' },
      'answer-twice': {
        name: 'Answer twice',
        text: 'The bank pays at once and says so twice; you get it once.',
      },
      'pay-less': { name: 'Pay less', text: 'Half of it comes; it goes back to the bank.' },
      'pay-more': { name: 'Pay more', text: 'Rs. 10 more come; they go back to the bank.' },
      'pay-twice': { name: 'Pay twice', text: 'The sum comes twice; once it goes back to the bank.' },
      'pay-late': {
        name: 'Decline, then pay',
        text: 'The bank declines, and pays two minutes later all the same.',
      },
    } satisfies Record<SandboxChoice, object>,
    decided: 'This payment is decided already',
    decidedText: 'The first decision stands.',
    proceed: { 'top-up': 'Your wallet shows how it went', bill: 'Your order shows how it went' },
    later: 'Leave without deciding',
  },
  hi: {
    title: 'भुगतान सैंडबॉक्स',
    description: 'जहाँ आपका बैंक भुगतान की मंज़ूरी माँगता, यह पेज उसकी जगह है। यहाँ कोई असली पैसा नहीं चलता।',
    sandbox: 'यह सैंडबॉक्स है',
    sandboxText:
      'असली पोर्टल पर यहाँ आपका बैंक या UPI ऐप खुलता। किसी बैंक खाते से कुछ नहीं कटता: भुगतान कैसे पूरा हो, यह आप तय करते हैं।',
    purposes: { 'top-up': 'आपके वॉलेट में जोड़ने के लिए', bill: 'UPI से बिल भरने के लिए' },
    reference: 'रेफ़रेंस',
    choose: 'यह भुगतान कैसे पूरा हो?',
    choices: {
      succeed: { name: 'सफल करें', text: 'बैंक तुरंत भुगतान करता है।' },
      fail: { name: 'विफल करें', text: 'बैंक मना कर देता है।' },
      'answer-later': { name: 'बाद में जवाब', text: 'बैंक कुछ सेकंड चुप रहता है, फिर भुगतान करता है।' },
      'answer-twice': {
        name: 'दो बार जवाब',
        text: 'बैंक तुरंत भुगतान करता है और दो बार बताता है; पैसे आपको एक ही बार मिलते हैं।',
      },
      'pay-less': { name: 'कम भुगतान', text: 'आधे पैसे आते हैं; वे बैंक को लौट जाते हैं।' },
      'pay-more': { name: 'ज़्यादा भुगतान', text: '₹10 ज़्यादा आते हैं; वे बैंक को लौट जाते हैं।' },
      'pay-twice': { name: 'दो बार भुगतान', text: 'रकम दो बार आती है; एक बार की बैंक को लौट जाती है।' },
      'pay-late': { name: 'मना, फिर भुगतान', text: 'बैंक मना करता है, फिर दो मिनट बाद भी पैसे दे देता है।' },
    } satisfies Record<SandboxChoice, object>,
    decided: 'इस भुगतान का फ़ैसला हो चुका है',
    decidedText: 'पहला फ़ैसला ही मान्य है।',
    proceed: { 'top-up': 'नतीजा आपके वॉलेट में दिखता है', bill: 'नतीजा आपके ऑर्डर में दिखता है' },
    later: 'बिना तय किए लौटें',
  },
} as const satisfies Record<Locale, object>
