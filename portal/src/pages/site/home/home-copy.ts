export const homeCopy = {
  en: {
    title: 'Recharges, bills and your wallet, in one place',
    lead: 'Pay a bill or recharge a phone in a minute. You see every charge before you pay.',
    pageTitle: 'Mobile Recharge, Bill Payment, FASTag and Wallet',
    description:
      'Recharge a mobile or DTH, pay electricity, gas, water and loan bills, and work out loans, taxes and savings with free calculators.',
    allServices: 'All services',
    rechargeTitle: 'Recharge a mobile',
    billsTitle: 'Recharges and bill payments',
    toolsTitle: 'Calculators and tools',
    quickPayPageTitle: 'Quick pay: recharge or pay a bill',
    quickPayPageDescription: 'Choose what to pay and for whom, then see the details before you pay.',
    promotions: 'Worth knowing',
    safetyTitle: 'Made to be trusted with money',
    safety: [
      {
        icon: 'shield-check',
        title: 'Nothing is taken twice',
        text: 'A double tap or a lost network never pays a bill a second time.',
      },
      {
        icon: 'receipt-text',
        title: 'Every charge before you pay',
        text: 'The amount and any fee are shown first. What you approve is what is taken.',
      },
      {
        icon: 'lock',
        title: 'You approve each payment',
        text: 'Your payment PIN or passkey, for this amount and this biller only.',
      },
      {
        icon: 'circle-help',
        title: 'Help at any hour',
        text: 'Raise a dispute from the order and follow it there.',
      },
    ],
    faqTitle: 'Questions people ask',
  },
  hi: {
    title: 'रिचार्ज, बिल और वॉलेट, सब एक जगह',
    lead: 'एक मिनट में बिल भरें या फ़ोन रिचार्ज करें। भुगतान से पहले हर शुल्क दिखता है।',
    pageTitle: 'मोबाइल रिचार्ज, बिल भुगतान, फ़ास्टैग और वॉलेट',
    description:
      'मोबाइल या डीटीएच रिचार्ज करें, बिजली, गैस, पानी और लोन के बिल भरें, और मुफ़्त कैलकुलेटर से लोन, टैक्स और बचत का हिसाब लगाएँ।',
    allServices: 'सभी सेवाएँ',
    rechargeTitle: 'मोबाइल रिचार्ज करें',
    billsTitle: 'रिचार्ज और बिल भुगतान',
    toolsTitle: 'कैलकुलेटर और टूल',
    quickPayPageTitle: 'झटपट भुगतान: रिचार्ज करें या बिल भरें',
    quickPayPageDescription: 'चुनें कि क्या भरना है और किसका, फिर भुगतान से पहले पूरी जानकारी देखें।',
    promotions: 'जानने लायक',
    safetyTitle: 'ताकि आप पैसों को लेकर निश्चिंत रहें',
    safety: [
      {
        icon: 'shield-check',
        title: 'पैसे दो बार नहीं कटते',
        text: 'बटन दो बार दबाने या नेटवर्क जाने पर भी बिल दूसरी बार नहीं भरा जाता।',
      },
      {
        icon: 'receipt-text',
        title: 'भुगतान से पहले हर शुल्क',
        text: 'रकम और शुल्क पहले दिखते हैं। आप जो मंज़ूर करते हैं, वही कटता है।',
      },
      {
        icon: 'lock',
        title: 'हर भुगतान आपकी मंज़ूरी से',
        text: 'आपका भुगतान PIN या पासकी, सिर्फ़ इसी रकम और इसी कंपनी के लिए।',
      },
      {
        icon: 'circle-help',
        title: 'हर समय मदद',
        text: 'ऑर्डर से ही शिकायत दर्ज करें और अंत तक उसकी स्थिति देखें।',
      },
    ],
    faqTitle: 'अक्सर पूछे जाने वाले सवाल',
  },
} as const
