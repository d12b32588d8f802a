/** One price list. Prices are in dollars a month, without tax. */
export interface PriceList {
  readonly name: string;
  /** Where the prices are from, and of when. */
  readonly source: string;
  /** A machine that runs server processes. */
  readonly web: Machine;
  /** Machines for PostgreSQL, from small to the largest that can be had. */
  readonly database: readonly Machine[];
  /** A gigabyte of a database's disk, replicated by the operator. */
  readonly diskGb: number;
  /** A gigabyte in the object store. */
  readonly objectGb: number;
  /** A gigabyte that leaves for members, through the CDN. */
  readonly egressGb: number;
}

export interface Machine {
  readonly name: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly price: number;
}

/**
 * Inputs, to be replaced by what you pay: list prices as they were known in 2025, not looked up
 * since. AWS: on demand, us-east-1, 730 hours a month, arm64; CloudFront's first step. Hetzner:
 * dedicated processors in Falkenstein, in euros taken for dollars; its object store, and
 * Cloudflare's CDN, which counts no traffic.
 */
export const priceLists: readonly PriceList[] = [
  {
    name: "AWS",
    source: "aws.amazon.com/ec2/pricing/on-demand, 2025",
    web: { name: "c7g.2xlarge", cores: 8, memoryGb: 16, price: 212 },
    database: [
      { name: "r7g.2xlarge", cores: 8, memoryGb: 64, price: 313 },
      { name: "r7g.4xlarge", cores: 16, memoryGb: 128, price: 625 },
      { name: "r7g.8xlarge", cores: 32, memoryGb: 256, price: 1_251 },
      { name: "r7g.16xlarge", cores: 64, memoryGb: 512, price: 2_502 },
    ],
    diskGb: 0.08,
    objectGb: 0.023,
    egressGb: 0.085,
  },
  {
    name: "Hetzner and Cloudflare",
    source: "hetzner.com/cloud and hetzner.com/dedicated-rootserver, cloudflare.com/plans, 2025",
    web: { name: "CCX33", cores: 8, memoryGb: 32, price: 50 },
    database: [
      { name: "CCX33", cores: 8, memoryGb: 32, price: 50 },
      { name: "CCX53", cores: 32, memoryGb: 128, price: 195 },
      { name: "CCX63", cores: 48, memoryGb: 192, price: 290 },
      { name: "AX162-R", cores: 96, memoryGb: 256, price: 220 },
    ],
    diskGb: 0.05,
    objectGb: 0.006,
    egressGb: 0.001,
  },
];
