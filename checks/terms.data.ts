/** A Chinese word the product no longer uses, what it says instead, and the phrases in which the word stays. */
type RetiredTerm = {
  readonly term: string
  readonly say: string
  readonly except?: readonly string[]
}

/** Where Chinese for customers and staff is written. */
export const chineseSources = [
  'messages/zh/**/*.json',
  'content/zh/**/*.json',
  'database/seeds/**/*.ts',
  'domain/**/*.data.ts',
  'web/**/*.data.ts',
]

export const retiredTerms: readonly RetiredTerm[] = [
  // Companies, users and sites
  {
    term: '公司',
    say: '企业',
    // The name of a field, names of firms, and kinds of business.
    except: [
      ...['公司名称', '有限公司', '船公司', '租箱公司', '外贸公司', '物流公司'],
      ...['堆场公司', '海运公司', '拖车公司'],
    ],
  },
  { term: '贵司', say: '您企业' },
  { term: '我司', say: '我们' },
  { term: '企业名称', say: '公司名称' },
  { term: '企业全称', say: '公司名称' },
  { term: '客户账号', say: '用户账号' },
  { term: '操作者', say: '操作人' },
  { term: '用户协议', say: '服务协议' },
  { term: '母站', say: '集团网站' },
  { term: '主站', say: '集团网站' },
  { term: '控制台', say: '后台' },
  { term: '消息中心', say: '站内消息' },
  { term: '审计记录', say: '操作日志' },
  { term: '身份验证器', say: '动态口令' },
  { term: '校验位', say: '校验码' },
  // Sailings
  { term: '开航', say: '开船', except: ['新开航线'] },
  { term: '首航', say: '开船' },
  { term: '直航', say: '直达' },
  { term: '抵港', say: '到港' },
  { term: '船名 / 航次', say: '船名航次' },
  { term: '周班航线', say: '每周班轮航线' },
  { term: '散货进仓', say: '拼箱进仓截止' },
  { term: '拼箱货进仓', say: '拼箱进仓截止' },
  { term: '上海时间', say: '北京时间' },
  { term: '上班时间', say: '工作时间' },
  // Containers, trucks and places
  // The titles of two pages in the specification have it.
  { term: '集卡', say: '拖车', except: ['集卡运输'] },
  { term: '柜', say: '箱', except: ['甩柜', '货柜码头'] },
  { term: '拆箱', say: '掏箱' },
  { term: '进仓装箱', say: '内装（进仓装箱）', except: ['内装（进仓装箱）', '进仓装箱掏箱'] },
  { term: '预提重箱', say: '预提箱' },
  { term: '危品', say: '危险品' },
  { term: '提箱地', say: '提箱点' },
  { term: '还箱地', say: '还箱点' },
  { term: '装货门点', say: '装货点' },
  { term: '过路费', say: '高速费（每车）' },
  { term: '仓租', say: '仓储费', except: ['仓租赁'] },
  { term: '免费堆存', say: '免堆期' },
  { term: '额外操作', say: '额外搬移' },
  { term: '额外移箱', say: '额外搬移' },
  { term: '地坪承重', say: '地面承重' },
  { term: '温度类型', say: '温区' },
  { term: '海关属性', say: '海关类型' },
  { term: '贸易方式', say: '监管方式' },
  { term: '核实总重', say: '验证总重' },
  // Rates and quotes
  { term: '价目', say: '费率表' },
  { term: '价格代码', say: '运价编号' },
  { term: '合同公司', say: '合约客户' },
  { term: '合同客户', say: '合约客户' },
  { term: '合约企业', say: '合约客户' },
  { term: '合同价', say: '合约价' },
  { term: '私有价', say: '合约价' },
  { term: '适用网站', say: '适用站点' },
  { term: '适用品牌', say: '适用站点' },
  { term: '确认写入', say: '确认导入' },
  { term: '提单份数', say: '提单票数' },
  { term: '舍入', say: '取整' },
  { term: '快照校验码', say: '防伪校验码' },
  { term: '最高费用测算', say: '费用上限测算' },
  { term: '后加', say: '追加' },
  { term: '新增费用', say: '追加费用' },
  { term: '可能增加的', say: '可能追加的费用' },
  { term: '报价分区', say: '报价管理' },
  { term: '客服询价', say: '人工询价' },
  { term: '客服报价', say: '人工报价' },
  { term: '婉拒', say: '不予报价' },
  { term: '未能报价', say: '不予报价' },
  { term: '拒绝询价', say: '不予报价' },
  { term: '需求已发送', say: '委托已提交' },
  { term: '请求已发送', say: '委托已提交' },
  // Orders
  { term: '订单号', say: '订单编号' },
  { term: '截重箱', say: '截港' },
  { term: '装卸地点', say: '装卸货地址' },
  { term: '登记到账', say: '登记收款' },
  { term: '按票付款', say: '票结' },
  { term: '贵企业', say: '本企业' },
  { term: '付款方式', say: '支付方式 (how money is sent) or 运费条款 (prepaid or collect)' },
  { term: '船东提单', say: '主提单' },
  { term: '船公司提单', say: '主提单' },
  { term: '原产地证', say: '产地证' },
  { term: '货主自备箱', say: '自备箱' },
  { term: '自备箱（SOC）', say: '自备箱 (SOC)' },
  { term: '客服人员', say: '客服' },
  // Where it does not matter who, as in warnings about security.
  { term: '工作人员', say: '客服', except: ['我们的工作人员'] },
]

/** The languages whose labels are compared, with the pattern of units and remarks that are no part of a name. */
export const comparedLanguages: Readonly<Record<string, RegExp>> = { zh: /（[^）]*）/g }

/** Objects of messages that contain only names of fields. */
export const labelObjects: readonly string[] = [
  ...['columns', 'cutOffs', 'facts', 'fields', 'inputs', 'kinds', 'labels', 'route'],
  ...['segments', 'services', 'terms', 'works'],
]

/** Objects that hold names of fields among buttons and sentences. */
export const mixedObjects: readonly string[] = [
  ...[
    'contingentCharges',
    'alert',
    'answer',
    'quoteBox',
    'bulkQuote',
    'compare',
    'contact',
    'contacts',
    'containers',
  ],
  ...['departures', 'detail', 'details', 'form', 'line', 'lines', 'list', 'margin', 'members', 'outcome'],
  ...['profile', 'request', 'sailing', 'stay', 'sums', 'verify'],
]

/** Objects with the name of one above that are sections of a page. */
export const otherObjects: readonly string[] = ['places:depots.services', 'apiReference:facts']

/** Keys that name a field only together with their object. */
export const keysWithoutField: readonly string[] = [
  'save',
  ...['added', 'change', 'changed', 'created', 'day', 'empty', 'name', 'needed', 'none', 'percent', 'quote'],
  ...['saved', 'search', 'since', 'title'],
]

/** A key that names more than one field: the places given mean another one than the rest, and agree with each other. */
export type Homonym = { readonly key: string; readonly at: readonly string[]; readonly why: string }

export const homonyms: readonly Homonym[] = [
  // Fields of orders
  { key: 'address', at: ['console:audit.details.address'], why: 'the address of a computer' },
  {
    key: 'audience',
    at: ['ratesAdmin:check.kinds.audience'],
    why: 'what a change does to it, not the field',
  },
  {
    key: 'cargoValue',
    at: ['orderFields:fields.cargoValue'],
    why: 'what the cargo is worth, whether insured or not',
  },
  { key: 'country', at: ['orderFields:fields.country'], why: 'of a party, not of a register' },
  { key: 'etd', at: ['orderFields:fields.etd'], why: 'of the sailing, not the first of a search' },
  { key: 'number', at: ['orderFields:fields.number'], why: 'of a container' },
  { key: 'remark', at: ['orderFields:fields.remark'], why: 'what the customer adds to an order' },
  { key: 'shipperOwned', at: ['orderFields:fields.shipperOwned'], why: 'a tick, not a choice' },
  {
    key: 'terminal',
    at: ['orderFields:fields.terminal'],
    why: 'where the truck goes, not where the ship leaves',
  },
  { key: 'vessel', at: ['orderFields:fields.vessel'], why: 'without the voyage' },
  { key: 'warehouse', at: ['orderFields:fields.warehouse'], why: 'a building that is chosen' },
  // Fields of everything else
  { key: 'account', at: ['session:labels.account'], why: 'a customer may type a mobile number there' },
  { key: 'address', at: ['console:audit.details.address'], why: 'the IP address of a computer' },
  { key: 'area', at: ['places:facts.area'], why: 'the whole warehouse, not the part that is rented' },
  { key: 'carrier', at: ['prices:cutOffs.carrier'], why: 'the origin of a time, not a shipping line' },
  { key: 'code', at: ['forms:labels.code'], why: 'a code sent by SMS, not the code of a rate' },
  { key: 'code', at: ['myQuotes:verify.code'], why: 'the verification code of a quote' },
  { key: 'code', at: ['ocean:line.code'], why: 'the code of a liner service' },
  { key: 'company', at: ['myQuotes:verify.company', 'quoteDocument:facts.company'], why: 'the customer' },
  { key: 'company', at: ['console:people.columns.company'], why: 'what was typed at registration' },
  {
    key: 'containers',
    at: ['places:depots.form.containers', 'tariff-*:inputs.containers'],
    why: 'a number of containers, not a list of types and numbers',
  },
  { key: 'country', at: ['addresses:fields.country'], why: 'of an address, not of a register' },
  { key: 'count', at: ['tariff-*:inputs.count'], why: 'whatever the fee counts, not containers alone' },
  { key: 'customs', at: ['places:facts.customs'], why: 'the customs status of a warehouse, not the service' },
  { key: 'days', at: ['home:quoteBox.days'], why: 'for warehouse and depot alike' },
  { key: 'days', at: ['places:depots.form.days'], why: 'days of a container in a depot' },
  { key: 'district', at: ['addresses:fields.district'], why: 'a truck may load or unload there' },
  { key: 'from', at: ['console:audit.facts.from'], why: 'a day, not a place' },
  { key: 'from', at: ['ocean:departures.from'], why: 'always a port' },
  { key: 'hazardous', at: ['refusals:works.hazardous'], why: 'work in a depot, not a kind of container' },
  { key: 'inspection', at: ['refusals:works.inspection'], why: 'of a reefer, not by the customs' },
  { key: 'label', at: ['addresses:fields.label'], why: 'the own name of an address, not a label of a quote' },
  {
    key: 'insurance',
    at: ['ratesAdmin:segments.insurance'],
    why: 'heads cargo insurance and the liability of a haulier',
  },
  {
    key: 'kind',
    at: ['myQuotes:request.kind', 'requestsAdmin:columns.kind'],
    why: 'the service asked for',
  },
  { key: 'kind', at: ['places:depots.form.kind'], why: 'empty or laden' },
  { key: 'kind', at: ['ratesAdmin:segments.kind'], why: 'how a fee is charged' },
  { key: 'lane', at: ['ratesAdmin:form.lane'], why: 'ocean and trucking lanes alike' },
  { key: 'margin', at: ['ratesAdmin:check.kinds.margin'], why: 'a finding: the margin is small' },
  { key: 'minimum', at: ['tariff-ocean:inputs.minimum'], why: 'of the insurance premium' },
  {
    key: 'number',
    at: ['myQuotes:list.number', 'myQuotes:verify.number'],
    why: 'of a quote; elsewhere of a request',
  },
  { key: 'per', at: ['ratesAdmin:segments.per'], why: 'the unit of a fee, not the price per container' },
  { key: 'perContainer', at: ['ratesAdmin:segments.perContainer'], why: 'the fee of a cancellation' },
  { key: 'port', at: ['ocean:lines.port'], why: 'any port of call, not one of our five' },
  { key: 'price', at: ['ocean:departures.price'], why: 'a button' },
  { key: 'price', at: ['ratesAdmin:margin.price'], why: 'stands beside the cost' },
  { key: 'quantity', at: ['quoteDocument:lines.quantity'], why: 'one column for quantity and unit price' },
  { key: 'reason', at: ['console:company.facts.reason'], why: 'why a certification was refused' },
  { key: 'reason', at: ['lanesSheet:columns.reason'], why: 'why there is no price' },
  { key: 'remark', at: ['requests*:fields.remark'], why: 'what the customer wishes, not what we answer' },
  { key: 'request', at: ['quoteDocument:facts.request'], why: 'of a customer, not of a browser' },
  { key: 'rule', at: ['ratesAdmin:segments.rule'], why: 'a choice of units, not the rule in words' },
  { key: 'scope', at: ['ratesAdmin:form.scope'], why: 'sites and customers together' },
  {
    key: 'service',
    at: ['quoteDocument:facts.service'],
    why: 'ocean, trucking and so on, not a liner service',
  },
  { key: 'services', at: ['places:stay.services'], why: 'handling in and out of a warehouse' },
  { key: 'services', at: ['prices:form.services'], why: 'additions to an ocean quote' },
  { key: 'stripping', at: ['places:stay.containers.stripping'], why: 'how many containers' },
  { key: 'stuffing', at: ['places:stay.containers.stuffing'], why: 'how many containers' },
  { key: 'taxed', at: ['requestsAdmin:sums.taxed'], why: 'the rate of the tax, not its kind' },
  { key: 'to', at: ['console:audit.facts.to'], why: 'a day, not a place' },
  { key: 'to', at: ['ocean:departures.to'], why: 'all ports of call of a sailing' },
  { key: 'volume', at: ['quoteDocument:route.volume'], why: 'volume, weight and days in one line' },
  {
    key: 'warehouse',
    at: ['quoteDocument:route.warehouse', 'ratesAdmin:segments.warehouse'],
    why: 'a building, not the service',
  },
]
