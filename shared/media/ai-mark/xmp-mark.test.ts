import { describe, expect, test } from "vitest";
import { madeByModel } from "./digital-source-type.ts";
import { xmpSaysMadeByModel } from "./xmp-mark.ts";

const iptc = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';
const inRdf = (content: string) =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${content}</rdf:RDF></x:xmpmeta>`;
const described = (content: string, attributes = iptc) =>
  inRdf(`<rdf:Description rdf:about="" ${attributes}>${content}</rdf:Description>`);
const property = (content: string, attributes = "") =>
  described(`<Iptc4xmpExt:DigitalSourceType${attributes}>${content}</Iptc4xmpExt:DigitalSourceType>`);

describe("XMP gives a model as the source type", () => {
  test.each([
    ["as an attribute", described("", `${iptc} Iptc4xmpExt:DigitalSourceType="${madeByModel}"`)],
    [
      "in single quotes, before the prefix is declared",
      described(
        "",
        `I:DigitalSourceType='${madeByModel}'
      xmlns:I='http://iptc.org/std/Iptc4xmpExt/2008-02-29/'`,
      ),
    ],
    ["as an element", property(`\n${madeByModel}\n`)],
    [
      "as an element of another default namespace",
      described(
        `<DigitalSourceType xmlns="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${madeByModel}</DigitalSourceType>`,
      ),
    ],
    ["as a resource", property("", ` rdf:resource="${madeByModel}"`)],
    [
      "as a value beside qualifiers",
      property(
        `<rdf:value>${madeByModel}</rdf:value><q:by xmlns:q="urn:q">Ada</q:by>`,
        ' rdf:parseType="Resource"',
      ),
    ],
    ["as a value in a description", property(`<rdf:Description rdf:value="${madeByModel}"/>`)],
    ["over https", property(madeByModel.replace("http:", "https:"))],
    ["of a part", property(madeByModel.replace("trained", "compositeWithTrained"))],
    ["as the bare term", property("trainedAlgorithmicMedia")],
    [
      "with references to characters",
      property(madeByModel.replaceAll("/", "&#x2F;").replaceAll(":", "&#58;")),
    ],
    ["as literal text", property(`<![CDATA[${madeByModel}]]>`)],
    ["with a comment inside", property(madeByModel.replace("Algorithmic", "<!-- > -->Algorithmic"))],
    [
      "without the outer element",
      inRdf("").replace(
        /^.*?(<rdf:RDF[^>]*>).*$/,
        `$1<rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${madeByModel}"/></rdf:RDF>`,
      ),
    ],
    [
      "in the second description",
      inRdf(`<rdf:Description rdf:about=""/><rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${madeByModel}"/>`),
    ],
  ])("%s", (_, xmp) => {
    expect(xmpSaysMadeByModel(xmp)).toBe(true);
  });
});

describe("XMP does not give a model as the source type of the picture", () => {
  const inside = (name: string) =>
    described(
      `<xmpMM:${name} xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"><rdf:Bag><rdf:li rdf:parseType="Resource">` +
        `<Iptc4xmpExt:DigitalSourceType>${madeByModel}</Iptc4xmpExt:DigitalSourceType>` +
        `<rdf:Description Iptc4xmpExt:DigitalSourceType="${madeByModel}"/></rdf:li></rdf:Bag></xmpMM:${name}>`,
    );
  test.each([
    ["of an ingredient", inside("Pantry")],
    ["of an earlier version", inside("History")],
    ["of what it was derived from", inside("DerivedFrom")],
    [
      "of another vocabulary",
      described(
        "",
        `xmlns:Iptc4xmpExt="urn:foo"
      Iptc4xmpExt:DigitalSourceType="${madeByModel}"`,
      ),
    ],
    ["without a prefix", described("", `DigitalSourceType="${madeByModel}"`)],
    [
      "with a prefix that was declared elsewhere",
      inRdf(`<rdf:Description ${iptc}/><rdf:Description
      Iptc4xmpExt:DigitalSourceType="${madeByModel}"/>`),
    ],
    [
      "in a qualifier",
      property(
        `<rdf:value>digitalCapture</rdf:value><q:not xmlns:q="urn:q">${madeByModel}</q:not>`,
        ' rdf:parseType="Resource"',
      ),
    ],
    ["in a longer text", property(`Not ${madeByModel}`)],
    ["of another term", property("digitalCapture")],
    ["in a comment", described(`<!-- <rdf:Description Iptc4xmpExt:DigitalSourceType="${madeByModel}"/> -->`)],
    [
      "behind a fault",
      inRdf(`<a b></a><rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${madeByModel}"/>`),
    ],
  ])("%s", (_, xmp) => {
    expect(xmpSaysMadeByModel(xmp)).toBe(false);
  });
});
