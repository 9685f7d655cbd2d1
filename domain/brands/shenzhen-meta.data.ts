import type { BrandMeta } from './brand.ts'

export const shenzhenMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷深圳 | 深圳集装箱拖车与堆场在线报价',
      en: 'Quayside Shenzhen | Container trucking and depot prices in Shenzhen',
    },
    keywords: {
      zh: '深圳拖车,深圳集装箱拖车,盐田拖车,蛇口拖车,深圳集装箱堆场,堆存费,拖车报价,珠三角拖车',
      en: 'Shenzhen trucking,Shenzhen container trucking,Yantian trucking,Shekou trucking,Shenzhen container depot,storage charges,trucking quote,Pearl River Delta trucking',
    },
    description: {
      zh: '深圳口岸进出口拖车与集装箱堆场，在线报价。待时、压夜、超重、放空的计费条件写在报价里，车牌、司机和装货时间派车后发给您。',
      en: 'Import and export trucking and container depot services in Shenzhen, with prices online. The quote states the terms for waiting, overnight, overweight and dry run charges. We send plate number, driver and loading time.',
    },
  },
  plan: {
    title: {
      zh: '深圳船舶计划 | 盐田、蛇口靠离泊查询 - 启舷深圳',
      en: 'Shenzhen vessel plan | Yantian and Shekou berthing times - Quayside Shenzhen',
    },
    keywords: {
      zh: '深圳船舶计划,盐田船期,蛇口船期,大铲湾,靠泊计划,截港时间',
      en: 'Shenzhen vessel plan,Yantian schedule,Shekou schedule,Da Chan Bay,berthing plan,CY cut-off',
    },
    description: {
      zh: '查询盐田、蛇口等深圳码头船舶计划，按截港时间倒排提箱、装货和还重：预计与实际靠离泊时间，延误与停航标记。',
      en: 'Vessel plans for Yantian, Shekou and other Shenzhen terminals. Plan pick-up, loading and gate-in back from the CY cut-off: estimated and actual berthing and departure times, delays and omissions.',
    },
  },
  about: {
    title: {
      zh: '关于启舷深圳 | 深圳口岸的拖车和堆场',
      en: 'About Quayside Shenzhen | Trucking and depot services at Shenzhen',
    },
    keywords: {
      zh: '启舷深圳,深圳拖车公司,深圳堆场公司,深圳港口物流,集装箱运输',
      en: 'Quayside Shenzhen,Shenzhen haulier,Shenzhen depot operator,Shenzhen port logistics,container transport',
    },
    description: {
      zh: '启舷深圳做珠三角进出口拖车和深圳口岸堆场。启舷集团成员，集团 2000+ 名员工，27000+ 家客户。',
      en: 'Quayside Shenzhen provides import and export trucking in the Pearl River Delta and depot services at Shenzhen. Part of Quayside Group: 2000+ staff, 27000+ customers.',
    },
  },
}
