import type { Brand } from './brand.ts'
import {
  aboutUs,
  apiReference,
  carrierBooking,
  clearance,
  depots,
  railFreight,
  trucking,
  warehousing,
} from './links.data.ts'

export const shenzhen: Brand = {
  code: 'shenzhen',
  name: { zh: '启舷深圳', en: 'Quayside Shenzhen' },
  shortName: { zh: '启舷深圳', en: 'Quayside Shenzhen' },
  developmentHost: 'sz.localhost',
  colours: {
    brand: '#A3122D',
    brandStrong: '#7C0D22',
    accent: '#374151',
    dark: { brand: '#F58FA0', brandStrong: '#F9B6C1', accent: '#B6C0CE' },
  },
  services: ['trucking', 'depot', 'warehouse', 'ocean', 'customs', 'rail'],
  navigation: [
    { ...trucking, label: { zh: '深圳拖车', en: 'Trucking' } },
    { ...depots, label: { zh: '深圳堆场', en: 'Depot' } },
    {
      label: { zh: '配套服务', en: 'More services' },
      links: [warehousing, carrierBooking, clearance, railFreight],
    },
    aboutUs,
    apiReference,
  ],
  meta: {
    home: {
      title: {
        zh: '启舷深圳 | 深圳集装箱拖车与堆场报价下单',
        en: 'Quayside Shenzhen | Container trucking and depot prices in Shenzhen',
      },
      keywords: {
        zh: '深圳拖车,深圳集卡,盐田拖车,蛇口拖车,深圳集装箱堆场,堆存费,拖车报价,珠三角拖车',
        en: 'Shenzhen trucking,Shenzhen container haulage,Yantian trucking,Shekou trucking,Shenzhen container depot,storage fee,trucking quote,Pearl River Delta',
      },
      description: {
        zh: '深圳口岸进出口拖车与集装箱堆场，在线报价下单。待时、压夜、超重、放空的计费条件写在报价里，订单、车牌、司机和费用在深圳工作台跟到底。',
        en: 'Import and export trucking and container depot services in Shenzhen, quoted and ordered online. Waiting, overnight, overweight and empty-run terms are in the quote; orders live in the Shenzhen workbench.',
      },
    },
    plan: {
      title: {
        zh: '深圳船舶计划 | 盐田、蛇口靠离泊查询 - 启舷深圳',
        en: 'Shenzhen vessel plan | Yantian and Shekou berthing times - Quayside Shenzhen',
      },
      keywords: {
        zh: '深圳船舶计划,盐田船期,蛇口船期,大铲湾,靠泊计划,截港时间',
        en: 'Shenzhen vessel plan,Yantian schedule,Shekou schedule,Dachan Bay,berthing plan,CY closing',
      },
      description: {
        zh: '查询盐田、蛇口等深圳码头船舶计划，按截港时间倒排提柜、装货和还重：预计与实际靠离泊时间，延误与停航标记。',
        en: 'Vessel plans for Yantian, Shekou and the other Shenzhen terminals, to count back pick-up, loading and gate-in from CY closing: estimated and actual times, delays and omissions.',
      },
    },
    about: {
      title: {
        zh: '关于启舷深圳 | 深圳口岸的拖车和堆场',
        en: 'About Quayside Shenzhen | Trucking and depot at the port of Shenzhen',
      },
      keywords: {
        zh: '启舷深圳,深圳拖车公司,深圳堆场公司,深圳港口物流,集装箱运输',
        en: 'Quayside Shenzhen,Shenzhen haulier,Shenzhen depot operator,Shenzhen port logistics,container transport',
      },
      description: {
        zh: '启舷深圳做珠三角进出口拖车和深圳口岸堆场，有自己的工作台。启舷集团成员，集团 2000+ 名员工，27000+ 家客户。',
        en: 'Quayside Shenzhen handles trucking across the Pearl River Delta and depot services at Shenzhen, with a workbench of its own. Part of Quayside Group: 2000+ staff, 27000+ customers.',
      },
    },
  },
  filing: {
    icp: '粤ICP备2026000006号-1',
    publicSecurity: {
      zh: '粤公网安备44030899900006号',
      en: 'Guangdong public security filing no. 44030899900006',
    },
  },
  contact: {
    phone: '400-555-0106',
    email: 'dispatch@shenzhen.quayside.example',
    address: {
      zh: '广东省深圳市盐田区启舷东港路 6 号',
      en: '6 Qixian Donggang Road, Yantian District, Shenzhen, Guangdong',
    },
    workTime: { zh: '周一至周日 08:00–22:00', en: 'Every day, 08:00–22:00 (UTC+8)' },
  },
  reloadsWhenSessionEnds: false,
}
