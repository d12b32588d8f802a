import type { OddAnswer, OddCall } from "./odd-chats.ts";

/** One point of a PNG. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const dataUrl = `data:image/png;base64,${png}`;

function drawn(image: unknown): OddAnswer {
  const frames = [JSON.stringify({ created: 1, data: [image] })];
  return { contentType: "application/json", frames };
}

function refuse(parameter: string, message: string, status = 400): OddAnswer {
  const error = { message, type: "invalid_request_error", param: parameter };
  return { status, contentType: "application/json", frames: [JSON.stringify({ error })] };
}

/** Services that send a small PNG, each in its way. */
export const oddImages = {
  "an image as bytes": drawn({ b64_json: png }),
  "an image with the prefix of a data URL": drawn({ b64_json: dataUrl }),
  "an image as a data URL": drawn({ url: dataUrl }),
  "an image beside an empty address": drawn({ b64_json: png, url: "" }),
  "an image as a data URL beside empty bytes": drawn({ b64_json: "", url: dataUrl, revised_prompt: null }),
  "an image in lines": drawn({ b64_json: png.replace(/.{20}/g, "$&\n"), url: null }),
  "an image, but no response_format": ({ body }: OddCall) =>
    "response_format" in body
      ? refuse("response_format", "Unknown parameter: 'response_format'.")
      : drawn({ b64_json: png }),
  "an image, but not of that size": ({ body }: OddCall) =>
    "size" in body
      ? refuse("size", "Invalid value: '1024x1024'. Supported values are: '512x512'.")
      : drawn({ url: dataUrl }),
  "an image, but only a prompt": ({ body }: OddCall) => {
    const name = ["n", "size", "quality", "response_format"].find((one) => one in body);
    return name ? refuse(name, "Extra inputs are not permitted", 422) : drawn({ b64_json: png });
  },
} satisfies Record<string, OddAnswer | ((call: OddCall) => OddAnswer)>;
