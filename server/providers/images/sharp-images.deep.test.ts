import process from "node:process";
import { expect, test } from "vitest";
import { animationLimits } from "#shared/media/read-animation.ts";
import { gifOfFrames, picture } from "../../testing/pictures.ts";
import { createSharpImages } from "./sharp-images.ts";

const megabyte = 1024 * 1024;

test("decodes twelve pictures of 40 megapixels in less than 500 MB, without delaying an avatar", async () => {
  const large = await picture(8_000, 5_000).jpeg().toBuffer();
  const avatar = await picture(400, 400).jpeg().toBuffer();
  const loads: number[] = [];
  const images = createSharpImages({ onLoad: (pixels) => loads.push(pixels) });
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampler = setInterval(() => peak = Math.max(peak, process.memoryUsage().rss), 20);
  const done: string[] = [];
  const send = (bytes: Uint8Array, member: string) =>
    images.process(bytes, member).then(() => void done.push(member));
  await Promise.all([
    ...Array.from({ length: 12 }, () => send(large, "ada")),
    send(large, "bob"),
    send(avatar, "cai"),
  ]);
  clearInterval(sampler);
  const grownMb = Math.round((peak - before) / megabyte);
  console.log(`order: ${done.join(" ")}; memory grew by ${grownMb} MB at most`);
  expect(done.indexOf("cai")).toBeLessThan(3);
  expect(done.indexOf("bob")).toBeLessThan(5);
  expect(Math.max(...loads)).toBeLessThanOrEqual(48_000_000);
  expect(grownMb).toBeLessThan(512);
});

test("encodes the largest animations one after the other in less than 500 MB, without delaying a photograph", async () => {
  const [width, height] = [1_000, 1_000];
  const frames = animationLimits.pixels / (width * height);
  const gif = gifOfFrames(frames, { width, height, delay: 10 });
  const photo = await picture(3_000, 2_000).jpeg().toBuffer();
  const images = createSharpImages();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampler = setInterval(() => peak = Math.max(peak, process.memoryUsage().rss), 20);
  const done: string[] = [];
  const send = async (bytes: Uint8Array, member: string) => {
    const { animation } = await images.process(bytes, member);
    done.push(`${member}: ${animation}`);
  };
  await Promise.all([...Array.from({ length: 3 }, () => send(gif, "ada")), send(photo, "bob")]);
  clearInterval(sampler);
  const grownMb = Math.round((peak - before) / megabyte);
  console.log(`order: ${done.join(", ")}; memory grew by ${grownMb} MB at most`);
  expect(done.filter((one) => one === "ada: kept")).toHaveLength(3);
  expect(done.indexOf("bob: none")).toBeLessThan(2);
  expect(grownMb).toBeLessThan(512);
});
