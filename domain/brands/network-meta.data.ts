import type { BrandMeta } from './brand.ts'

export const networkMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷国际货代联盟 | 成员共享订舱、清关与海外仓',
      en: 'Quayside Forwarders Network | Booking, customs and overseas warehouses shared by members',
    },
    keywords: {
      zh: '国际货代联盟,货代网络,货代同行合作,共享订舱,海外代理,海外仓,目的港清关',
      en: 'freight forwarders network,forwarder alliance,co-loading,shared booking,overseas agent,overseas warehouse,destination customs',
    },
    description: {
      zh: '面向货代企业的成员网络：共用订舱渠道、口岸操作、清关与海外仓，费用规则一致，记录中英文对照。成员从启舷集团网站登录后进入。',
      en: 'A network for freight forwarders: shared booking, port operations, customs and overseas warehouses, one set of pricing rules and bilingual records. Members enter from the Quayside Group site.',
    },
  },
  plan: {
    title: {
      zh: '船舶计划 | 成员共用的五口岸靠离泊查询 - 启舷国际货代联盟',
      en: 'Vessel plan | Five ports for all members - Quayside Forwarders Network',
    },
    keywords: {
      zh: '船舶计划,货代船期查询,靠泊计划,起运港船期,船名航次,货代联盟',
      en: 'vessel plan,forwarder schedule,berthing plan,origin port sailings,vessel and voyage,forwarders network',
    },
    description: {
      zh: '联盟成员查询青岛、上海、宁波、厦门、深圳的船舶计划，预计与实际靠离泊时间中英文对照，可直接转给海外代理。',
      en: 'Members look up vessel plans for Qingdao, Shanghai, Ningbo, Xiamen and Shenzhen, with estimated and actual times in both languages, ready to pass to an overseas agent.',
    },
  },
  about: {
    title: {
      zh: '关于启舷国际货代联盟 | 谁能加入，共享什么',
      en: 'About Quayside Forwarders Network | Who joins and what is shared',
    },
    keywords: {
      zh: '启舷国际货代联盟,货代联盟加入,货代成员,同行合作,共享物流服务',
      en: 'Quayside Forwarders Network,join a forwarders network,member forwarders,partner forwarders,shared logistics services',
    },
    description: {
      zh: '启舷国际货代联盟由启舷集团发起，成员是经过企业认证的货代公司，共享五个口岸的操作与集团 70+ 个网点。',
      en: 'Quayside Forwarders Network was set up by Quayside Group. Members are certified forwarding companies that share operations at five ports and the 70+ nodes of the group.',
    },
  },
}
